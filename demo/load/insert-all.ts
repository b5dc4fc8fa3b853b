import { sql, type Selectable } from 'kysely'
import type { Tables, Tx } from '#server/platform/database/database.ts'

type Table = keyof Tables
type Row<Name extends Table> = Partial<Selectable<Tables[Name]>>

/** Inserts many rows in one statement; every row names the same columns. */
export async function insertAll<Name extends Table>(
  tx: Tx,
  table: Name,
  rows: readonly Row<Name>[],
) {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [snakeCase(column), value])),
  )
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)`.execute(
    tx,
  )
}

/** Ids for rows that name one another before they are written. */
export async function takeIds(tx: Tx, table: Table, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${snakeCase(table)}, 'id')) as id
    from generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(({ id }) => id)
}

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
