import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { admitApplication } from './admit-application.ts'
import { prepareDatabase } from './prepare-database.ts'

const HISTORIES = [
  { table: 'audit_events', column: 'act' },
  { table: 'offer_messages', column: 'text' },
  { table: 'offer_revisions', column: 'note' },
  { table: 'purchase_order_events', column: 'note' },
  { table: 'purchase_order_lines', column: 'name' },
  { table: 'question_messages', column: 'text' },
  { table: 'stock_movements', column: 'change' },
]

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const asApplication = (statement: string) =>
  database.connection.pool.query<Record<string, string>>(statement)

describe('the role of the application', () => {
  test.each(HISTORIES)(
    'adds to $table and reads it, and can do no more to it',
    async ({ table, column }) => {
      await expect(asApplication(`select from ${table}`)).resolves.toBeDefined()
      for (const statement of [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
        `alter table ${table} disable trigger all`,
        `drop table ${table} cascade`,
        `create trigger mine before insert on ${table} execute function refuse_change()`,
        `alter table ${table} owner to current_user`,
        `set session_replication_role = replica`,
      ])
        await expect(asApplication(statement)).rejects.toThrow(/permission denied|must be owner/)
    },
  )

  test('has the audit log sealed, and neither writes a seal nor changes one', async () => {
    await expect(asApplication('select seal_audit_events()')).resolves.toBeDefined()
    for (const statement of [
      "insert into audit_seals (through_id, events, hash) values (1, 1, '')",
      'update audit_seals set events = events',
      'delete from audit_seals',
    ])
      await expect(asApplication(statement)).rejects.toThrow('permission denied')
  })

  test('marks an event of the provider as handled, and changes nothing else of it', async () => {
    const change = (what: string) => asApplication(`update payment_events set ${what}`)
    await expect(change('handled_at = now(), tries = 2, try_at = null')).resolves.toBeDefined()
    for (const what of ["payload = '{}'", "type = 'other'", 'received_at = now()'])
      await expect(change(what)).rejects.toThrow('permission denied')
    await expect(asApplication('delete from payment_events')).rejects.toThrow('permission denied')
  })

  test('moves an order, and leaves what was agreed in it', async () => {
    const change = (what: string) => asApplication(`update purchase_orders set ${what}`)
    await expect(change("status = 'shipped', updated_at = now()")).resolves.toBeDefined()
    for (const what of ['total_cents = 1', 'fee_cents = 1', 'fee_bps = 1', 'offer_id = 1'])
      await expect(change(what)).rejects.toThrow('permission denied')
    for (const table of ['purchase_orders', 'refunds', 'checkout_sessions'])
      await expect(asApplication(`delete from ${table}`)).rejects.toThrow('permission denied')
  })

  test('owns nothing, and makes no tables', async () => {
    const owned = await asApplication(
      'select relname from pg_class where relowner = (select oid from pg_roles where rolname = current_user)',
    )
    expect(owned.rows).toEqual([])
    await expect(asApplication('create table mine ()')).rejects.toThrow('permission denied')
    await expect(asApplication('delete from schema_migrations')).rejects.toThrow(
      'permission denied',
    )
  })
})

describe('a start', () => {
  test('takes back what the role was given besides, and gives what it lacks', async () => {
    const { asOwner, url, ownerUrl } = database
    const { rows } = await asApplication('select current_user as role')
    const role = rows[0]?.role ?? ''
    const owner = (statement: string) => sql.raw(statement).execute(asOwner)
    await owner(`grant update, truncate on audit_events to ${role}`)
    await owner(`grant update (note) on offer_revisions to ${role}`)
    await owner(`revoke insert on users from ${role}`)
    await owner('create table later (id bigint generated always as identity)')
    await admitApplication({ url, ownerUrl })
    for (const statement of [
      'update audit_events set act = act',
      'truncate audit_events',
      "update offer_revisions set note = ''",
    ])
      await expect(asApplication(statement)).rejects.toThrow('permission denied')
    await expect(asApplication('insert into later default values')).resolves.toBeDefined()
    const insert = "insert into users (email) values ('somebody@example.com')"
    await expect(asApplication(insert)).resolves.toBeDefined()
  })

  test('without the owner’s address it starts as long as nothing is left to migrate', async () => {
    await expect(prepareDatabase(database.url, undefined)).resolves.toBeUndefined()
  })

  test('without it says what to do when something is', async () => {
    const old = await freshDatabase()
    await sql`
      delete from schema_migrations
      where number = (select max(number) from schema_migrations)`.execute(old.asOwner)
    await expect(prepareDatabase(old.url, undefined)).rejects.toThrow('set DATABASE_OWNER_URL')
    await old.drop()
  })
})
