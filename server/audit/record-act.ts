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
  /** Null when a visitor acted. */
  actorUserId: number | null
  /** Such as `password set`. */
  act: string
  /** The subject, such as `user 412`. */
  subject: string
  before?: object
  after?: object
  requestId?: string
}

/** Adds an event to the audit log: who did what to whom. Never holds a secret. */
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
