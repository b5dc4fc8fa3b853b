import type { Generated, JSONColumnType } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    auditEvents: AuditEventsTable
  }
}

type AuditEventsTable = {
  id: Generated<number>
  at: Generated<Date>
  actorUserId: number | null
  act: string
  subject: string
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
  requestId: string | null
}

export type Act = {
  /** Nobody where somebody acted who is not signed in. */
  actorUserId: number | null
  /** Such as `password set`. */
  act: string
  /** What it was done to, such as `user 412`. */
  subject: string
  before?: object
  after?: object
  requestId?: string
}

/** Writes down for ever who did what to an account; never a secret. */
export async function recordAct(tx: Tx, { before, after, requestId, ...act }: Act) {
  await tx
    .insertInto('auditEvents')
    .values({
      ...act,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      requestId: requestId ?? null,
    })
    .execute()
}
