import { type Generated, sql } from 'kysely'
import { ANSWER_HOURS } from '#market/accounts/application.ts'
import type { ApplicationState } from '#market/accounts/application-api.ts'
import type { PageQuery } from '#market/paging.ts'
import { containing } from '#server/platform/database/containing.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { isAssigned, type AssignedWanted } from '#server/staff-notes/is-assigned.ts'
import { type Application, applicationColumns, applicationTables } from './find-application.ts'

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

type QueueQuery = PageQuery & AssignedWanted & { state: ApplicationState; search: string }

/** A page of waiting applications, oldest first, or of decided ones, newest first. */
export async function listApplications(
  tx: Tx,
  { state, search, page, per_page, ...assigned }: QueueQuery,
) {
  const inState = state === 'waiting' ? sql`a.decision is null` : sql`a.decision = ${state}`
  const wanted = sql`${inState} and ${matching(search)} and ${isAssigned('application', sql`a.id`, assigned)}`
  const order = state === 'waiting' ? sql`a.submitted_at, a.id` : sql`a.decided_at desc, a.id desc`
  const { rows } = await sql<Application>`
    select ${applicationColumns} from ${applicationTables} where ${wanted}
    order by ${order} limit ${per_page} offset ${(page - 1) * per_page}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${applicationTables} where ${wanted}`.execute(tx)
  return { applications: rows, totalCount: counted.rows[0]?.total ?? 0 }
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

function matching(search: string) {
  if (search === '') return sql`true`
  const pattern = containing(search)
  return sql`(coalesce(b.name, l.name) ilike ${pattern} or u.full_name ilike ${pattern} or u.email ilike ${pattern})`
}

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
