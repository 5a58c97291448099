#include "server/api/host/admin_page.hpp"

#include <fmt/format.h>

#include "phrases/translations.hpp"

namespace longroad::server {
namespace {

constexpr std::string_view kPage = R"html(<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Longroad: host</title>
<style>body{font:15px/1.45 sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem;border-bottom:1px solid #ccc}
td.number{text-align:right;font-variant-numeric:tabular-nums}caption{text-align:left;padding:.4rem 0;color:#555}
button,input,select{font:inherit;padding:.4rem .8rem}.wide{overflow-x:auto}
article{border:1px solid #ccc;border-radius:8px;padding:.8rem 1rem;margin:.6rem 0}article p{margin:.3rem 0}
.empty{color:#555}</style>
<h1 id="title">Longroad: host</h1>
<form id="sign-in"><label><span id="ask">Token</span> (<code>longroad admin token</code>)
<input id="token" type="password" autocomplete="off" required></label> <button id="show">Show</button></form>
<p id="status" role="status"></p>
<h2 id="reports-title"></h2><div id="reports"></div>
<h2 id="tables-title"></h2><div class="wide"><table><thead id="tables-head"></thead><tbody id="tables"></tbody></table></div>
<h2 id="accounts-title"></h2><div id="alike"></div>
<div class="wide"><table><thead id="accounts-head"></thead><tbody id="accounts"></tbody></table></div>
<h2 id="counters-title"></h2><div class="wide"><table><tbody id="counters"></tbody></table></div>
<script src="/admin.js"></script></html>
)html";

/// Behind `kTexts`, which has the sentences of each language.
constexpr std::string_view kScript = R"js(const kCounters = {
  en: {
    longroad_action_seconds_sum: 'Seconds that commands took, in all.', longroad_action_seconds_count: 'Commands.',
  },
  de: {
    longroad_sockets: 'Offene Verbindungen zu Tischen.', longroad_tables: 'Tische im Speicher.',
    longroad_requests_total: 'Anfragen.', longroad_messages_in_total: 'Nachrichten von Seiten.',
    longroad_messages_out_total: 'Nachrichten an Seiten.', longroad_lines_total: 'Gespielte Züge.',
    longroad_refusals_total: 'Abgelehnte Befehle.', longroad_games_ended_total: 'Beendete Partien.',
    longroad_unsent_bytes: 'Bytes, die Seiten noch nicht angenommen haben.',
    longroad_turned_away_total: 'Verbindungen über das hinaus, was alle oder eine Adresse haben dürfen.',
    longroad_cut_off_total: 'Verbindungen, die zu wenig annahmen oder nie grüßten.',
    longroad_relayed_out: 'Verbindungen hier, deren Tisch bei einem anderen Server ist.',
    longroad_relayed_in: 'Verbindungen anderer Server, deren Tisch hier ist.',
    longroad_relayed_requests_total: 'Anfragen, die ein anderer Server beantwortet hat.',
    longroad_taken_up_total: 'Tische und Turniere, die nach dem Ende ihres Servers hier weitergingen.',
    longroad_decided_elsewhere_total: 'Züge von Bots, die andere Rechner gewählt haben.',
    process_cpu_seconds_total: 'Rechenzeit in Sekunden.', process_resident_memory_bytes: 'Speicher in Byte.',
    longroad_action_seconds_sum: 'Sekunden, die Befehle gebraucht haben.', longroad_action_seconds_count: 'Befehle.',
  },
};
const kGames = { // English: as the server calls them
  de: {base: 'Die Insel', duo: 'Die Insel zu zweit', soccer: 'Die Inselliga', struggle: 'Das Kartenspiel'},
};
const language = navigator.language.startsWith('de') ? 'de' : 'en';
const say = (key, fill = {}) => kTexts[language][key].replace(/\{(\w+)\}/g, (_, name) => fill[name]);
const at = (id) => document.getElementById(id);
const order = new Intl.Collator(language, {numeric: true}).compare;
async function ask(path, method = 'GET', body = undefined) {
  const answer = await fetch(path, {
    method, body: body && JSON.stringify(body), headers: {Authorization: 'Bearer ' + at('token').value}});
  const said = await answer.json();
  if (!answer.ok) throw new Error(kTexts[language][said.code] ?? said.error);
  return said;
}
function put(place, tag, text = '') {
  const part = document.createElement(tag);
  part.textContent = text;
  place.append(part, ' ');
  return part;
}
function cell(row, text) { row.insertCell().textContent = text; }
function button(place, text, work) { put(place, 'button', text).onclick = () => act(work); }
function empty(place, items, text) { if (items.length === 0) put(place, 'p', text).className = 'empty'; }
function show_table(table) {
  const row = at('tables').insertRow();
  const names = table.seats.map((seat) => seat.name ?? say('open')).join(', ');
  const link = put(row.insertCell(), 'a', table.table);
  link.href = '/t/' + table.table;
  cell(row, kGames[language]?.[table.game] ?? table.title); cell(row, say(table.state)); cell(row, names);
  const place = row.insertCell();
  button(place, say('close'), () =>
    confirm(say('sure', {id: table.table, names})) && ask(`/api/admin/tables/${table.table}/close`, 'POST'));
  table.seats.forEach((seat, i) => {
    if (seat.kind === 'person')
      button(place, `${say('mute')} ${seat.name}`, () => ask(`/api/admin/tables/${table.table}/silence`, 'POST', {seat: i + 1}));
  });
}
function show_account(account) {
  const row = at('accounts').insertRow();
  cell(row, account.name); cell(row, new Date(account.created).toLocaleDateString());
  cell(row, account.games); cell(row, account.wins);
  const path = '/api/admin/accounts/' + encodeURIComponent(account.name);
  const place = row.insertCell();
  button(place, say(account.muted ? 'unmute' : 'mute'), () => ask(path + (account.muted ? '/unmute' : '/mute'), 'POST'));
  button(place, say('reset'), async () => {
    const {code} = await ask(path + '/reset', 'POST');
    alert(say('code', {name: account.name, code}));
  });
  button(place, say('remove'), () => confirm(say('drop', account)) && ask(path, 'DELETE'));
}
function show_alike(groups) {
  at('alike').replaceChildren();
  if (groups.length === 0) return;
  put(at('alike'), 'p', say('alike'));
  const list = put(at('alike'), 'ul');
  for (const group of groups) put(list, 'li', group.join(' = '));
}
function who(player, seat) {
  if (!player) return `${say('seat')} ${seat}`;
  return `${player.name} (${player.account ? `${say('account')} ${player.account}` : say('guest')}, ${say('seat')} ${seat})`;
}
function show_report(report, live) {
  const item = put(at('reports'), 'article');
  const about = say('about', {by: who(report.by, report.sender), whom: who(report.about, report.seat)});
  put(item, 'p', `${new Date(report.at).toLocaleString()}, ${about}: ${report.text}`);
  const chat = put(item, 'ul');
  for (const said of report.chat) put(chat, 'li', `${said.name}: ${said.text}`);
  const link = put(item, 'a', say(live ? 'watch' : 'replay'));
  link.href = live ? `/t/${report.table}` : `/replay/${report.table}#${report.line}`;
  button(item, say('done'), () => ask(`/api/admin/reports/${report.id}/close`, 'POST'));
}
function show_counters(text) {
  at('counters').replaceChildren();
  const help = {};
  for (const line of text.split('\n')) {
    const about = /^# HELP (\S+) (.*)/.exec(line);
    if (about) help[about[1]] = about[2];
    const found = /^([^\s{#]+) (\S+)$/.exec(line); // the steps of a histogram are for programs
    if (!found) continue;
    const row = at('counters').insertRow();
    cell(row, kCounters[language]?.[found[1]] ?? help[found[1]] ?? found[1]);
    const value = row.insertCell();
    value.className = 'number';
    value.textContent = Number(found[2]).toLocaleString(language);
  }
}
async function refresh() {
  const [tables, accounts, reports] = await Promise.all(
    ['tables', 'accounts', 'reports'].map((what) => ask('/api/admin/' + what)));
  for (const list of ['tables', 'accounts', 'reports']) at(list).replaceChildren();
  const running = new Set(tables.tables.map((table) => table.table));
  tables.tables.forEach(show_table);
  accounts.accounts.sort((a, b) => order(a.name, b.name)).forEach(show_account);
  show_alike(accounts.alike);
  reports.reports.forEach((report) => show_report(report, running.has(report.table)));
  empty(at('reports'), reports.reports, say('no_reports'));
  show_counters(await (await fetch('/metrics')).text());
}
async function act(work) {
  try { await work(); await refresh(); at('status').textContent = ''; }
  catch (problem) { at('status').textContent = problem.message; }
}
function head(id, keys) {
  const row = at(id).insertRow();
  for (const key of keys) row.append(Object.assign(document.createElement('th'), {textContent: key && say(key)}));
}
document.documentElement.lang = language;
document.title = at('title').textContent = say('title');
at('ask').textContent = say('token');
at('show').textContent = say('show');
for (const part of ['reports', 'tables', 'accounts', 'counters']) at(part + '-title').textContent = say(part);
head('tables-head', ['table', 'game', 'state', 'players', '']);
head('accounts-head', ['name', 'since', 'games', 'won', '']);
at('sign-in').onsubmit = (event) => { event.preventDefault(); act(async () => {}); };
)js";

std::string script() {
  std::string text = "'use strict';\nconst kTexts = {";
  for (const Language language : kLanguages)
    text += fmt::format("{}: {},\n", code_of(language), phrases::document(language, "admin"));
  return text + "};\n" + std::string(kScript);
}

}  // namespace

Response admin_page(std::string_view path) {
  if (path.ends_with(".js"))
    return {.status = 200, .type = "text/javascript; charset=utf-8", .body = script(), .headers = {}};
  return {.status = 200, .type = "text/html; charset=utf-8", .body = std::string(kPage), .headers = {}};
}

}  // namespace longroad::server
