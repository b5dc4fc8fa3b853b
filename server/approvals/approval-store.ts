import {
  type Generated,
  type InsertObject,
  type JSONColumnType,
  type RawBuilder,
  type Selectable,
  sql,
} from 'kysely'
import type { ApprovalAct, ApprovalOutcome, ApprovalStake } from '#market/approvals/approval.ts'
import { APPROVAL_HOURS } from '#market/approvals/approval-limits.ts'
import type { Tables, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type ApprovalRow = Selectable<ApprovalsTable> & {
  askerName: string
  isOver: boolean
  deciderName: string | null
}

export async function findApproval(tx: Tx, id: number): Promise<ApprovalRow> {
  const [approval] = await read(tx, sql`where a.id = ${id}`)
  if (!approval) throw new Refusal('Not found', 404)
  return approval
}

/** Locks it until the transaction ends. Requires a lock on its order or seller if it is to be carried out. */
export async function lockApproval(tx: Tx, id: number) {
  await sql`select from approvals where id = ${id} for no key update`.execute(tx)
  return findApproval(tx, id)
}

export type About = { act: ApprovalAct; subjectId: number }

/** The waiting request about a locked order or seller, if any. */
export async function lockWaiting(tx: Tx, { act, subjectId }: About) {
  const { rows } = await sql<{ id: number; isOver: boolean }>`
    select id, expires_at <= now() as is_over from approvals
    where act = ${act} and subject_id = ${subjectId} and outcome is null for no key update`.execute(
    tx,
  )
  return rows[0]
}

/** All waiting requests, and how many of them others made. */
export async function countWaiting(tx: Tx, userId: number) {
  const { rows } = await sql<{ waiting: number; byOthers: number }>`
    select count(*) as waiting, count(*) filter (where asked_by <> ${userId}) as by_others
    from approvals a where ${waits}`.execute(tx)
  return rows[0] ?? { waiting: 0, byOthers: 0 }
}

/** Expired requests that nobody is deciding now, earliest expiry first. */
export async function overdueApprovals(tx: Tx, most: number) {
  const { rows } = await sql<{ id: number }>`
    select id from approvals where outcome is null and expires_at <= now()
    order by expires_at, id limit ${most} for no key update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

type New = About & {
  subjectName: string
  stake: ApprovalStake
  note: string | null
  askedBy: number
}

export const insertApproval = (tx: Tx, asked: New) => insert(tx, asked, {})

/** Stores a sole administrator's confirmed act, already decided. */
export const insertConfirmed = (tx: Tx, asked: New) =>
  insert(tx, asked, {
    outcome: 'approved',
    decidedBy: asked.askedBy,
    decidedAt: sql<Date>`now()`,
    confirmedAlone: true,
  })

async function insert(tx: Tx, asked: New, decided: Partial<InsertObject<Tables, 'approvals'>>) {
  const { id } = await tx
    .insertInto('approvals')
    .values({ ...asked, ...decided, stake: JSON.stringify(asked.stake), expiresAt: inHours })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Decision = { outcome: ApprovalOutcome; decidedBy: number | null; reason?: string | undefined }

export async function storeDecision(tx: Tx, id: number, { reason, ...decision }: Decision) {
  await tx
    .updateTable('approvals')
    .set({ ...decision, reason: reason || null, decidedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

const inHours = sql<Date>`now() + make_interval(hours => ${APPROVAL_HOURS})`
export const waits = sql<boolean>`a.outcome is null and a.expires_at > now()`

const read = async (tx: Tx, which: RawBuilder<unknown>) =>
  (await sql<ApprovalRow>`select ${approvalColumns} from ${approvalTables} ${which}`.execute(tx))
    .rows

export const approvalColumns = sql`a.id, a.act, a.subject_id, a.subject_name, a.stake, a.note, a.asked_by,
  a.asked_at, a.expires_at, a.expires_at <= now() as is_over, a.outcome, a.decided_by, a.decided_at, a.reason,
  a.confirmed_alone, coalesce(nullif(asker.full_name, ''), asker.email) as asker_name,
  coalesce(nullif(decider.full_name, ''), decider.email) as decider_name`

export const approvalTables = sql`approvals a join users asker on asker.id = a.asked_by
  left join users decider on decider.id = a.decided_by`

declare module '#server/platform/database/database.ts' {
  interface Tables {
    approvals: ApprovalsTable
  }
}

type ApprovalsTable = {
  id: Generated<number>
  act: ApprovalAct
  subjectId: number
  subjectName: string
  stake: JSONColumnType<ApprovalStake>
  note: string | null
  askedBy: number
  askedAt: Generated<Date>
  expiresAt: Date
  outcome: ApprovalOutcome | null
  decidedBy: number | null
  decidedAt: Date | null
  reason: string | null
  confirmedAlone: Generated<boolean>
}
