import { type Generated, sql } from 'kysely'
import { ANSWER_HOURS } from '#market/accounts/application.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'

export async function insertApplication(tx: Tx, userId: number): Promise<number> {
  const { id } = await tx
    .insertInto('applications')
    .values({ userId, decision: null, reason: null, decidedAt: null, decidedBy: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await publishToStaff(tx, 'ApplicationsChannel')
  return id
}

type Decision = Pick<ApplicationsTable, 'reason'> & {
  decision: NonNullable<ApplicationsTable['decision']>
  decidedBy: number
}

export async function decide(tx: Tx, id: number, decision: Decision) {
  await tx
    .updateTable('applications')
    .set({ ...decision, decidedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
  await publishToStaff(tx, 'ApplicationsChannel')
}

export async function countApplications(tx: Tx) {
  const { rows } = await sql<Counts>`
    select count(*) filter (where decision is null) as waiting,
      count(*) filter (where decision is null
        and submitted_at < now() - make_interval(hours => ${ANSWER_HOURS})) as overdue,
      count(*) filter (where decision = 'approved') as approved,
      count(*) filter (where decision = 'denied') as denied
    from applications`.execute(tx)
  return rows[0] ?? { waiting: 0, overdue: 0, approved: 0, denied: 0 }
}
type Counts = Record<'waiting' | 'overdue' | 'approved' | 'denied', number>

/** Applications waiting since this moment or longer. */
export const listWaitingSince = (db: Database, moment: Date) =>
  db
    .selectFrom('applications')
    .select('id')
    .where('decision', 'is', null)
    .where('submittedAt', '<=', moment)
    .orderBy('submittedAt')
    .execute()

declare module '#server/platform/database/database.ts' {
  interface Tables {
    applications: ApplicationsTable
  }
}

type ApplicationsTable = {
  id: Generated<number>
  userId: number
  submittedAt: Generated<Date>
  /** Null while it waits. */
  decision: 'approved' | 'denied' | null
  reason: string | null
  decidedAt: Date | null
  decidedBy: number | null
}
