import { expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { readMigrations } from '#server/platform/database/migrations.ts'

const folder = fileURLToPath(new URL('../server/platform/database/migrations', import.meta.url))
const migrations = readMigrations(folder)

/** Tables that grow with the trade: to index one of them takes longer than a request may wait. */
const large =
  'products|offers|offer_lines|offer_messages|offer_revisions|purchase_orders|purchase_order_lines|purchase_order_events|' +
  'stock_movements|audit_events|page_views|mails|notifications|import_lots|import_changes|import_issues'

/** What a migration may not do to the version before, which still runs: unless that has stopped to need it. */
const contracts =
  /\b(?:drop\s+(?:column|table|view|function)|rename\s+(?:to|column)|rename\s+\w+\s+to|alter\s+column\s+\w+\s+(?:set\s+data\s+)?type|set\s+not\s+null)\b/i
const saysSince = /^-- contract: \S/m
const index = new RegExp(
  String.raw`\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)[^;]*?\bon\s+(?:only\s+)?(${large})\b`,
  'gi',
)
const makes = (sql: string, table = '') => sql.includes(`create table ${table} (`)

const textOf = (sql: string) => sql.replaceAll(/--.*$/gm, '')
const breaksTheVersionBefore = (sql: string) => contracts.test(textOf(sql)) && !saysSince.test(sql)
const locksALargeTable = (sql: string) =>
  [...textOf(sql).matchAll(index)].some(([, table]) => !makes(sql, table))

test('a migration leaves the version before what it needs, or says since when that does not need it', () => {
  expect(migrations.filter(({ sql }) => breaksTheVersionBefore(sql))).toEqual([])
})

test('a migration indexes large tables while they are in use', () => {
  expect(migrations.filter(({ sql }) => locksALargeTable(sql))).toEqual([])
})

test('what would break is noticed', () => {
  for (const sql of [
    'alter table offers drop column note',
    'alter table offers rename column note to remark',
    'alter table offers rename to deals',
    'alter table offers alter column note type varchar(9)',
    'alter table offers alter column note set not null',
    'drop table offers',
  ]) {
    expect(breaksTheVersionBefore(sql), sql).toBe(true)
    expect(breaksTheVersionBefore(`-- contract: unused since 0038\n${sql}`), sql).toBe(false)
  }
  expect(breaksTheVersionBefore('alter table offers add column note text')).toBe(false)
  expect(locksALargeTable('create index offers_note on offers (note)')).toBe(true)
  expect(locksALargeTable('create unique index concurrently x on offers (note)')).toBe(false)
  // Nothing is in a table yet that the same file makes.
  expect(
    locksALargeTable('create table offers (note text); create index offers_note on offers (note)'),
  ).toBe(false)
  expect(
    locksALargeTable('create table offer (note text); create index offers_note on offers (note)'),
  ).toBe(true)
  expect(locksALargeTable('create index sellers_note on sellers (note)')).toBe(false)
})
