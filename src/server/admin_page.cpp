#include "server/admin_page.hpp"

namespace longroad::server {
namespace {

constexpr std::string_view kPage = R"html(<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Longroad: host</title>
<style>body{font:15px/1.45 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem;border-bottom:1px solid #ccc}
button,input{font:inherit;padding:.4rem .8rem}pre{background:#f4f4f4;padding:1rem;overflow:auto}</style>
<h1>Longroad: host</h1>
<form id="sign-in"><label>Token (from <code>longroad admin token</code>)
<input id="token" type="password" autocomplete="off" required></label> <button>Show</button></form>
<p id="status" role="status"></p>
<h2>Tables</h2><table><thead><tr><th>Table<th>Game<th>State<th>Players<th></tr></thead><tbody id="tables"></tbody></table>
<h2>Accounts</h2><table><thead><tr><th>Name<th>Since<th>Games<th>Won<th></tr></thead><tbody id="accounts"></tbody></table>
<h2>Reports</h2><ul id="reports"></ul>
<h2>Counters</h2><pre id="metrics"></pre>
<script src="/admin.js"></script></html>
)html";

constexpr std::string_view kScript = R"js('use strict';
const at = (id) => document.getElementById(id);
async function ask(path, method = 'GET', body = undefined) {
  const answer = await fetch(path, {
    method, body: body && JSON.stringify(body), headers: {Authorization: 'Bearer ' + at('token').value}});
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error);
  return said;
}
function cell(row, text) { row.insertCell().textContent = text; }
function button(place, text, work) {
  const button = document.createElement('button');
  button.textContent = text;
  button.onclick = () => act(work);
  place.append(button, ' ');
}
function show_table(table) {
  const row = at('tables').insertRow();
  cell(row, table.table); cell(row, table.title); cell(row, table.state);
  cell(row, table.seats.map((seat) => seat.name ?? 'open').join(', '));
  const place = row.insertCell();
  button(place, 'Close', () => ask(`/api/admin/tables/${table.table}/close`, 'POST'));
  table.seats.forEach((seat, i) => {
    if (seat.kind === 'person')
      button(place, `Mute ${seat.name}`, () => ask(`/api/admin/tables/${table.table}/silence`, 'POST', {seat: i + 1}));
  });
}
function show_account(account) {
  const row = at('accounts').insertRow();
  cell(row, account.name); cell(row, new Date(account.created).toLocaleDateString());
  cell(row, account.games); cell(row, account.wins);
  const path = '/api/admin/accounts/' + encodeURIComponent(account.name);
  const place = row.insertCell();
  button(place, account.muted ? 'Unmute' : 'Mute', () => ask(path + (account.muted ? '/unmute' : '/mute'), 'POST'));
  button(place, 'Reset password', async () => {
    const {code} = await ask(path + '/reset', 'POST');
    alert(`${account.name} can set a new password within an hour with the code ${code}`);
  });
  button(place, 'Delete', () => confirm(`Delete the account ${account.name}?`) && ask(path, 'DELETE'));
}
function who(player, seat) {
  return player ? `${player.name} (${player.account ? 'account ' + player.account : 'guest'}, seat ${seat})` : `seat ${seat}`;
}
function show_report(report) {
  const item = document.createElement('li');
  item.textContent = `${new Date(report.at).toLocaleString()}, table ${report.table}: ${who(report.by, report.sender)} about ${who(report.about, report.seat)}: ${report.text}`;
  const chat = document.createElement('ul');
  chat.replaceChildren(...report.chat.map((said) => {
    const line = document.createElement('li');
    line.textContent = `${said.name}: ${said.text}`;
    return line;
  }));
  item.append(chat);
  at('reports').append(item);
}
async function refresh() {
  const [tables, accounts, reports] = await Promise.all(
    ['tables', 'accounts', 'reports'].map((what) => ask('/api/admin/' + what)));
  for (const list of ['tables', 'accounts', 'reports']) at(list).replaceChildren();
  tables.tables.forEach(show_table);
  accounts.accounts.forEach(show_account);
  reports.reports.forEach(show_report);
  at('metrics').textContent = await (await fetch('/metrics')).text();
}
async function act(work) {
  try { await work(); await refresh(); at('status').textContent = ''; }
  catch (problem) { at('status').textContent = problem.message; }
}
at('sign-in').onsubmit = (event) => { event.preventDefault(); act(async () => {}); };
)js";

}  // namespace

Response admin_page(std::string_view path) {
  const bool script = path.ends_with(".js");
  return {.status = 200,
          .type = script ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8",
          .body = std::string(script ? kScript : kPage),
          .headers = {}};
}

}  // namespace longroad::server
