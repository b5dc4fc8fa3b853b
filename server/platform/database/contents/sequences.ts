import { escapeIdentifier, type Client } from 'pg'
import { SCHEMAS } from './tables.ts'

/** The last number that a sequence gave; null when it gave none yet. */
export type Sequence = { schema: string; name: string; last: string | null }

/** Read after the rows: no row has a number that its sequence would give again. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname::text as schema, sequencename::text as name, last_value::text as last
    from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

export async function setSequences(client: Client, sequences: Sequence[]) {
  for (const { schema, name, last } of sequences) {
    const regclass = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
    if (last === null) await client.query(`alter sequence ${regclass} restart`)
    else await client.query('select setval($1, $2)', [regclass, last])
  }
}
