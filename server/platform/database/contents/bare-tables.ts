import { escapeIdentifier, type Client } from 'pg'
import { SCHEMAS } from './tables.ts'

/**
 * Takes triggers, references and indexes off all tables, because each row that comes in would have them work. They hold
 * for every row again once the answer of this was called.
 */
export async function bareTables(client: Client): Promise<() => Promise<void>> {
  const triggers = await triggersOf(client)
  const references = await referencesOf(client)
  for (const { on, name } of triggers)
    await client.query(`alter table ${on} disable trigger ${name}`)
  for (const { on, name } of references)
    await client.query(`alter table ${on} drop constraint ${name}`)
  const indexes = await indexesOf(client)
  for (const { name } of indexes) await client.query(`drop index ${name}`)

  return async () => {
    for (const { rule } of indexes) await client.query(rule)
    for (const { on, name, rule } of references)
      await client.query(`alter table ${on} add constraint ${name} ${rule}`)
    for (const { on, name } of triggers)
      await client.query(`alter table ${on} enable trigger ${name}`)
  }
}

type Attached = { on: string; name: string; rule: string }

async function triggersOf(client: Client) {
  const { rows } = await client.query<Attached>(enabledTriggers, [SCHEMAS])
  return rows.map(withQuotedName)
}

async function referencesOf(client: Client) {
  const { rows } = await client.query<Attached>(foreignKeys, [SCHEMAS])
  return rows.map(withQuotedName)
}

async function indexesOf(client: Client) {
  const { rows } = await client.query<Pick<Attached, 'name' | 'rule'>>(plainIndexes, [SCHEMAS])
  return rows
}

const withQuotedName = (each: Attached) => ({ ...each, name: escapeIdentifier(each.name) })

const enabledTriggers = `
  select format('%I.%I', n.nspname, c.relname) as on, t.tgname::text as name, '' as rule
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and not t.tgisinternal and t.tgenabled = 'O'`

const foreignKeys = `
  select format('%I.%I', n.nspname, c.relname) as on, k.conname::text as name,
    pg_get_constraintdef(k.oid) as rule
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and k.contype = 'f' and k.conparentid = 0
  order by 1, 2`

// Those of keys belong to their constraints.
const plainIndexes = `
  select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(i.indexrelid) as rule
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and not exists (
    select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by 1`
