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
<h2>Mute an account's chat</h2><form id="mute"><input id="name" aria-label="Account" required>
<button value="mute">Mute</button> <button value="unmute">Unmute</button></form>
<h2>Reports</h2><ul id="reports"></ul>
<h2>Counters</h2><pre id="metrics"></pre>
<script src="/admin.js"></script></html>
)html";

constexpr std::string_view kScript = R"js('use strict';
const at = (id) => document.getElementById(id);
async function ask(path, method = 'GET') {
  const answer = await fetch(path, {method, headers: {Authorization: 'Bearer ' + at('token').value}});
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error);
  return body;
}
function cell(row, text) { row.insertCell().textContent = text; }
function show_table(table) {
  const row = at('tables').insertRow();
  cell(row, table.table); cell(row, table.title); cell(row, table.state);
  cell(row, table.seats.map((seat) => seat.name ?? 'open').join(', '));
  const button = document.createElement('button');
  button.textContent = 'Close';
  button.onclick = () => act(() => ask(`/api/admin/tables/${table.table}/close`, 'POST'));
  row.insertCell().append(button);
}
async function refresh() {
  const [tables, reports] = await Promise.all([ask('/api/admin/tables'), ask('/api/admin/reports')]);
  at('tables').replaceChildren();
  tables.tables.forEach(show_table);
  at('reports').replaceChildren(...reports.reports.map((report) => {
    const item = document.createElement('li');
    item.textContent = `${new Date(report.at).toLocaleString()}: table ${report.table}, seat ${report.seat}: ${report.text}`;
    return item;
  }));
  at('metrics').textContent = await (await fetch('/metrics')).text();
}
async function act(work) {
  try { await work(); await refresh(); at('status').textContent = ''; }
  catch (problem) { at('status').textContent = problem.message; }
}
at('sign-in').onsubmit = (event) => { event.preventDefault(); act(async () => {}); };
at('mute').onsubmit = (event) => {
  event.preventDefault();
  const name = encodeURIComponent(at('name').value);
  act(() => ask(`/api/admin/accounts/${name}/${event.submitter.value}`, 'POST'));
};
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
