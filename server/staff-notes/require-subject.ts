import type { StaffSubject } from '#market/staff-notes/staff-note.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'

/** Refuses what is not there, and whom an erasure has passed: it would not find what is written after it. */
export async function requireSubject(tx: Tx, { kind, id }: StaffSubject) {
  if (kind === 'order') await orderOf(tx, id)
  else
    await refuseErased(tx, kind === 'person' ? await personOf(tx, id) : await applicantOf(tx, id))
}

/** Its name in the audit log, where an application goes by its person. */
export async function auditNameOf(tx: Tx, { kind, id }: StaffSubject) {
  if (kind === 'order') return `order ${id}`
  return `user ${kind === 'person' ? id : await applicantOf(tx, id)}`
}

/** Makes the open pages of staff fetch it again. */
export const publishSubject = (tx: Tx, { kind }: Pick<StaffSubject, 'kind'>) =>
  publishToStaff(tx, kind === 'order' ? 'PurchaseOrdersChannel' : 'ApplicationsChannel')

async function orderOf(tx: Tx, id: number) {
  const orders = tx.selectFrom('purchaseOrders').select('id').where('id', '=', id)
  return found(await orders.executeTakeFirst()).id
}

async function applicantOf(tx: Tx, id: number) {
  const applications = tx.selectFrom('applications').select('userId').where('id', '=', id)
  return found(await applications.executeTakeFirst()).userId
}

async function personOf(tx: Tx, id: number) {
  const people = tx.selectFrom('users').select('id').where('id', '=', id)
  return found(await people.executeTakeFirst()).id
}

async function refuseErased(tx: Tx, userId: number) {
  const erasures = tx.selectFrom('erasures').select('userId').where('userId', '=', userId)
  if (await erasures.executeTakeFirst()) throw new Refusal('This person’s data is erased', 409)
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Refusal('Not found', 404)
  return row
}
