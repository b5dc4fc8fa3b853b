import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import type { Act } from './record-act.ts'

/** Whether the same was done to the same subject since then, by anybody. */
export async function wasDoneSince(
  tx: Tx,
  { act, subject, after = {} }: Pick<Act, 'act' | 'subject' | 'after'>,
  since: Date,
) {
  const event = await tx
    .selectFrom('auditEvents')
    .select('id')
    .where('subject', '=', subject)
    .where('act', '=', act)
    .where('at', '>', since)
    .where(sql<boolean>`after @> ${JSON.stringify(after)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return event !== undefined
}
