import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Of tables that no statement in TypeScript has a type of. */
const ownersBeside: Record<string, string> = {
  address_changes: 'insights',
  audit_seals: 'audit',
  failed_sign_ins: 'accounts',
  import_lots: 'imports',
  import_mappings: 'imports',
  lot_units: 'products',
  lots_to_settle: 'products',
  photo_turns: 'products',
  products_to_read: 'products',
  schedule_ticks: 'platform/jobs',
  schema_migrations: 'platform/database',
  search_words: 'catalogue',
  worker_heartbeats: 'platform/jobs',
}

/** Who writes rows of others, and why that is no verb of theirs. */
const exceptions: Record<string, string> = {
  'demo/': 'fills an empty database with years that nobody lived through, past every verb',
  'server/erasure/': 'knows what each column may say of a person, as one list that is complete',
  'server/retention/delete-expired.ts': 'knows all periods, as one list that is complete',
  'server/platform/database/contents/': 'fills every table with what another database held',
  'server/backups/remove-old-processes.ts':
    'acts on what was restored, before any process runs on it',
  'server/insights/address-change-store.ts': 'fills the sort keys that its own triggers fill',
  'server/uploads/unshown-photo-store.ts':
    'forgets a photo and the addresses that lead to it in one statement; products ask uploads, not the other way round',
}

const sources = globSync('{server,demo,payment-sandbox}/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file),
)
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))
const tables = [
  ...readFileSync('server/platform/database/schema.sql', 'utf8').matchAll(
    /^create table (\w+) \(/gm,
  ),
].map(([, name = '']) => name)

const featureOf = (file: string) =>
  /^server\/(platform\/\w+|[\w-]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? ''
const inSql = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const declared = [...texts].flatMap(([file, text]) =>
  [...(/interface Tables \{\n(.*?)\n {2}\}/s.exec(text)?.[1]?.matchAll(/^ {4}(\w+):/gm) ?? [])].map(
    ([, name = '']): [string, string] => [inSql(name), featureOf(file)],
  ),
)
const owners = new Map([...Object.entries(ownersBeside), ...declared])

const BUILT = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(\w+)|[^')])/g
const WRITTEN =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update(?=\s+\S+(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(?:(\w+)|\$\{)/gi

/** The tables that a text writes; `?` where it depends on a value. */
const writtenIn = (text: string) => [
  ...[...text.matchAll(BUILT)].map(([, name]) => (name ? inSql(name) : '?')),
  ...[...text.matchAll(WRITTEN)]
    .map(([, name]) => name?.toLowerCase() ?? '?')
    .filter((name) => name === '?' || tables.includes(name)),
]

const isException = (file: string) =>
  Object.keys(exceptions).some((exception) => file.startsWith(exception))
const foreignTo = (file: string, text: string) =>
  writtenIn(text).filter((table) => owners.get(table) !== featureOf(file))

test('every table has an owner, and none has two', () => {
  expect([...owners.keys()].toSorted()).toEqual(tables.toSorted())
  expect(declared.map(([name]) => name).toSorted()).toEqual(
    tables.filter((table) => !(table in ownersBeside)).toSorted(),
  )
})

test('rows are written by the owner of their table alone', () => {
  const found = [...texts]
    .filter(([file]) => !isException(file))
    .flatMap(([file, text]) => foreignTo(file, text).map((table) => `${file}: ${table}`))
  expect(found).toEqual([])
  expect([...texts].flatMap(([, text]) => writtenIn(text)).length).toBeGreaterThan(150)
})

test('each exception still is one', () => {
  const idle = Object.keys(exceptions).filter(
    (exception) =>
      ![...texts].some(
        ([file, text]) => file.startsWith(exception) && foreignTo(file, text).length > 0,
      ),
  )
  expect(idle).toEqual([])
})

test.each([
  ["tx.insertInto('offers')", ['offers']],
  ["tx.updateTable('offerLines as l')", ['offer_lines']],
  ['tx.deleteFrom(table)', ['?']],
  ['sql`update offers o set state = 1`', ['offers']],
  ['sql`update offers as o\n set state = 1`', ['offers']],
  ['sql`insert into ${table} (id)`', ['?']],
  ['with gone as (delete from mails returning id) update ${table} set x = 1', ['mails', '?']],
  ['select from offers for update skip locked', []],
])('this writes what it says: %s', (text, written) => {
  expect(writtenIn(text)).toEqual(written)
})
