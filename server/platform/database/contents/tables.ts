import { escapeIdentifier, type Client } from 'pg'

/** A table and those of its columns that are not computed from others. */
export type Table = { schema: string; name: string; columns: string[] }

/** Ours, and the job queue's: a mail that waits is a job. */
export const SCHEMAS = ['public', 'graphile_worker']

// The queue's own code says how far its tables are migrated.
const OF_THE_CODE = ['graphile_worker.migrations']

export const fullName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`

export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/** `table (column, …)`, as COPY wants it. */
export const withColumns = (table: Table) =>
  `${quoted(table)} (${table.columns.map((column) => escapeIdentifier(column)).join(', ')})`

/** Every table of the catalogue, in the order of their names. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(everyTable, [SCHEMAS])
  return rows.filter((table) => !OF_THE_CODE.includes(fullName(table)))
}

/** The migration level of the job queue's own tables; 0 if they don't exist. */
export async function queueLevelOf(client: Client): Promise<number> {
  const there = await client.query<{ there: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as there`,
  )
  if (!there.rows[0]?.there) return 0
  const { rows } = await client.query<{ level: number }>(
    'select coalesce(max(id), 0) as level from graphile_worker.migrations',
  )
  return rows[0]?.level ?? 0
}

const everyTable = `
  select n.nspname::text as schema, c.relname::text as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence <> 't'
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by n.nspname collate "C", c.relname collate "C"`
