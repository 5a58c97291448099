/**
 * What this device keeps of the games that are played on it, in the browser's database: every entry of a table's log,
 * what a list shows of the table, and analyses. A version is written once: whoever comes second, in another tab, is told so.
 */
import type { Analysis, TableInfo } from '../wire/types';
import type { Entry } from './core';

/** So many games are kept; of more than that the oldest go. */
export const kMostKept = 40;

const kMostReports = 20;

export interface KeptTable {
  table: string;
  at: number; // of its newest entry
  bytes: number; // of its log
  info: TableInfo;
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open('longroad-local', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('log', { keyPath: ['table', 'version'] });
      request.result.createObjectStore('tables', { keyPath: 'table' });
      request.result.createObjectStore('reports', { keyPath: 'key' });
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onabort = work.onerror = () => failed(work.error);
  });

const everyVersion = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** All of it or nothing; fails where somebody else has written one of the versions. */
export async function append(entries: readonly Entry[], infos: readonly TableInfo[]): Promise<void> {
  const work = (await database()).transaction(['log', 'tables'], 'readwrite');
  const done = finished(work);
  const log = work.objectStore('log');
  const tables = work.objectStore('tables');
  for (const entry of entries) log.add(entry);
  for (const info of infos) {
    const own = entries.filter(({ table }) => table === info.table);
    const before = (await answered(tables.get(info.table))) as KeptTable | undefined;
    const bytes = own.reduce((sum, { body }) => sum + body.length, before?.bytes ?? 0);
    tables.put({ table: info.table, at: own.at(-1)?.at ?? Date.now(), bytes, info } satisfies KeptTable);
  }
  return done;
}

export async function logOf(table: string): Promise<Entry[]> {
  const log = (await database()).transaction('log').objectStore('log');
  return answered(log.getAll(everyVersion(table)) as IDBRequest<Entry[]>);
}

/** The latest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const tables = (await database()).transaction('tables').objectStore('tables');
  const all = await answered(tables.getAll() as IDBRequest<KeptTable[]>);
  return all.sort((a, b) => b.at - a.at);
}

export async function keptTable(table: string): Promise<KeptTable | undefined> {
  const tables = (await database()).transaction('tables').objectStore('tables');
  return answered(tables.get(table) as IDBRequest<KeptTable | undefined>);
}

/** With the analyses of them. */
export async function forget(tables: readonly string[]): Promise<void> {
  const work = (await database()).transaction(['log', 'tables', 'reports'], 'readwrite');
  const done = finished(work);
  for (const table of tables) {
    work.objectStore('log').delete(everyVersion(table));
    work.objectStore('tables').delete(table);
  }
  const reports = work.objectStore('reports');
  const all = await answered(reports.getAll() as IDBRequest<KeptReport[]>);
  for (const { key, table } of all) if (table && tables.includes(table)) reports.delete(key);
  return done;
}

/** An analysis that was computed here. */
interface KeptReport {
  key: string;
  at: number;
  table: string | null; // of this device, where it was of one
  report: Analysis;
}

export async function keptReport(key: string): Promise<Analysis | undefined> {
  const reports = (await database()).transaction('reports').objectStore('reports');
  return (await answered(reports.get(key) as IDBRequest<KeptReport | undefined>))?.report;
}

export async function reportsKept(): Promise<number> {
  return answered((await database()).transaction('reports').objectStore('reports').count());
}

/** The newest few are kept. */
export async function keepReport(key: string, table: string | null, report: Analysis): Promise<void> {
  const work = (await database()).transaction('reports', 'readwrite');
  const done = finished(work);
  const reports = work.objectStore('reports');
  reports.put({ key, at: Date.now(), table, report } satisfies KeptReport);
  const all = await answered(reports.getAll() as IDBRequest<KeptReport[]>);
  for (const { key } of all.sort((a, b) => b.at - a.at).slice(kMostReports)) reports.delete(key);
  return done;
}

/** Also those of records that came from elsewhere. */
export async function forgetReports(): Promise<void> {
  const work = (await database()).transaction('reports', 'readwrite');
  work.objectStore('reports').clear();
  return finished(work);
}

/** Makes room for new games. */
export async function forgetOldest(): Promise<void> {
  await forget((await keptTables()).slice(kMostKept).map(({ table }) => table));
}
