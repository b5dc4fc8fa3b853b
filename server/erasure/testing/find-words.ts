import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type Column = { schema: string; table: string; column: string; type: string }

/** Every column of every table that can hold a text. */
export async function columnsOfText(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.udt_name as type
    from information_schema.columns c join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'graphile_worker')
      and c.udt_name in ('text', '_text', 'varchar', '_varchar', 'bpchar', 'name', 'json', 'jsonb', 'bytea', 'tsvector', 'citext', 'xml', 'inet', 'cidr')
    order by 1, 2, 3`.execute(db)
  return rows
}

/** Every place in the database that contains a word. */
export async function wordInDatabase(db: Database, word: string): Promise<string[]> {
  const found: string[] = []
  for (const { schema, table, column, type } of await columnsOfText(db)) {
    const place = sql.ref(column)
    const text = type === 'bytea' ? sql`encode(${place}, 'escape')` : sql`${place}::text`
    const { rows } = await sql<{ said: string }>`
      select left(${text}, 200) as said from ${sql.table(`${schema}.${table}`)}
      where position(lower(${word}) in lower(${text})) > 0 limit 3`.execute(db)
    found.push(...rows.map(({ said }) => `${table}.${column}: ${said}`))
  }
  return found
}

/** Every file in a folder that contains it, in name or bytes. */
export async function wordInFiles(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const says = (text: string) => text.toLowerCase().includes(word.toLowerCase())
    if (says(path.slice(folder.length))) found.push(path)
    if (entry.isFile() && says((await readFile(path)).toString('latin1'))) found.push(`in ${path}`)
  }
  return found
}
