import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#server/testing/database.ts'
import { migrate } from './migrate.ts'
import { describeSchema } from './testing/describe-schema.ts'
import { withClient } from './with-client.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database.ownerUrl)
})
afterAll(() => database.drop())

test('schema.sql shows what the migrations make', async () => {
  const schema = await withClient(database.ownerUrl, describeSchema)
  await expect(schema).toMatchFileSnapshot('schema.sql')
})

test.each([
  ['a column', 'alter table offers add column remark text'],
  ['the type of a column', 'alter table offers alter column total_units type numeric'],
  ['a default', 'alter table offers alter column sku_count set default 1'],
  ['what may be null', 'alter table sellers alter column description drop not null'],
  ['a rule', 'alter table offers drop constraint offers_state_check'],
  ['a reference', 'alter table offer_lines drop constraint offer_lines_offer_id_fkey'],
  ['an index', 'drop index products_tags'],
  ['a trigger', 'drop trigger purchase_orders_stay on purchase_orders'],
  ['a trigger that is off', 'alter table audit_seals disable trigger audit_seals_stay'],
  ['how full pages are', 'alter table products reset (fillfactor)'],
  [
    'a function',
    `create or replace function words_of(texts text[]) returns text
    language sql immutable as $$ select '' $$`,
  ],
  ['who may call a function', 'grant execute on function forget_old_acts to public'],
  ['an aggregate', 'drop aggregate chain_of(bytea)'],
  ['a sequence', 'alter sequence offer_numbers increment 2'],
  ['a view', 'create view sold as select id from offers'],
])('it would show: %s', async (_, change) => {
  await withClient(database.ownerUrl, async (client) => {
    const before = await describeSchema(client)
    await client.query('begin')
    await client.query(change)
    expect(await describeSchema(client)).not.toBe(before)
    await client.query('rollback')
    expect(await describeSchema(client)).toBe(before)
  })
})
