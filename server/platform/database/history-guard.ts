import { sql } from 'kysely'
import { histories } from './application-rights.ts'
import type { Database } from './database.ts'

/** What keeps this role from changing histories: its rights, or triggers alone, which it may remove as their owner. */
export async function historyGuard(db: Database): Promise<'grants' | 'triggers'> {
  const { rows } = await sql<{ may: boolean }>`
    select bool_or(has_table_privilege(history, 'UPDATE, DELETE, TRUNCATE, TRIGGER')) as may
    from unnest(${histories}::text[]) as history`.execute(db)
  return rows[0]?.may === false ? 'grants' : 'triggers'
}
