import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

const NAME = 'provider_refused'

/** What the keys of its notifications begin with. */
export const keyOfRefused = (cause: string) => `${NAME}:${cause}:`

/** The causes for which the card provider refused us within a day, as this administrator was told, until a checkout was opened again. */
export async function refusedToday(db: Database, userId: number) {
  const { rows } = await sql<{ count: number; at: Date | null }>`
    select count(distinct split_part(key, ':', 2)) as count, min(created_at) as at
    from notifications
    where user_id = ${userId} and starts_with(key, ${`${NAME}:`})
      and created_at > now() - interval '1 day'
      and created_at > coalesce((select created_at from checkout_sessions
        where provider_session_id is not null order by id desc limit 1), '-infinity')`.execute(db)
  return rows[0] ?? { count: 0, at: null }
}
