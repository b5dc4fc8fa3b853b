import { escapeIdentifier, type Client } from 'pg'
import { copyIn, type CopyIn } from './copy-in.ts'
import { setSequences, type Sequence } from './sequences.ts'
import { fullName, quoted, SCHEMAS, withColumns, type Table } from './tables.ts'

export type Filling = {
  /** Rows as COPY writes them; those of one table follow each other. */
  take(table: Table, text: Buffer): Promise<void>
  /** How many rows each table got, by its full name. */
  end(sequences: Sequence[]): Promise<Map<string, number>>
}

/**
 * Puts rows into tables of which nothing is to stay, inside of the transaction that runs. Triggers would have them
 * written anew, references in an order, and indexes one by one: they are off until all is there, and then hold for every row.
 */
export async function fillContents(client: Client, tables: Table[]): Promise<Filling> {
  const triggers = await triggersOf(client)
  const references = await referencesOf(client)
  for (const { on, name } of triggers)
    await client.query(`alter table ${on} disable trigger ${name}`)
  for (const { on, name } of references)
    await client.query(`alter table ${on} drop constraint ${name}`)
  const indexes = await indexesOf(client)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`)

  const rows = new Map(tables.map((table) => [fullName(table), 0]))
  let at: { name: string; copy: CopyIn } | undefined

  return {
    async take(table, text) {
      const name = fullName(table)
      if (at?.name !== name) {
        await endTable()
        at = { name, copy: await copyIn(client, `copy ${withColumns(table)} from stdin`) }
      }
      await at.copy.write(text)
    },
    async end(sequences) {
      await endTable()
      await setSequences(client, sequences)
      for (const { rule } of indexes) await client.query(rule)
      for (const { on, name, rule } of references)
        await client.query(`alter table ${on} add constraint ${name} ${rule}`)
      for (const { on, name } of triggers)
        await client.query(`alter table ${on} enable trigger ${name}`)
      return rows
    },
  }

  async function endTable() {
    if (!at) return
    rows.set(at.name, (rows.get(at.name) ?? 0) + (await at.copy.end()))
    at = undefined
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
