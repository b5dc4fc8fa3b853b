import { sql } from 'kysely'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { StaffSubject } from '#market/staff-notes/staff-note.ts'
import type { Bell } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** What the one who is responsible from now on reads under the bell. */
export async function assignmentBell(
  tx: Tx,
  subject: StaffSubject,
  by: Pick<StaffViewer, 'userId'>,
): Promise<Bell> {
  const detail = `By ${(await personNamed(tx, by.userId)).name}`
  if (subject.kind === 'order') {
    const number = await numberOf(tx, subject.id)
    const path = `/admin/purchase_orders?order=${number}`
    return { kind: 'order', title: `You’re assigned to ${number}`, detail, path }
  }
  if (subject.kind === 'person') {
    const { name } = await personNamed(tx, subject.id)
    const path = `/admin/people/${subject.id}`
    return { kind: 'person', title: `You’re assigned to ${name}`, detail, path }
  }
  const { company, state } = await applicationNamed(tx, subject.id)
  const tab = state === null ? '' : `state=${state}&`
  const path = `/admin/applications?${tab}application=${subject.id}`
  return { kind: 'application', title: `You’re assigned to ${company}`, detail, path }
}

async function numberOf(tx: Tx, id: number) {
  const { number } = await tx
    .selectFrom('purchaseOrders')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return poNumber(number)
}

const nameOfUser = sql<string | null>`nullif(u.full_name, '')`

const personNamed = (tx: Tx, id: number) =>
  tx
    .selectFrom('users as u')
    .select(({ fn }) => fn.coalesce(nameOfUser, 'u.email').as('name'))
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()

const applicationNamed = (tx: Tx, id: number) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.userId')
    .leftJoin('buyers as b', 'b.userId', 'u.id')
    .leftJoin('sellers as l', 'l.userId', 'u.id')
    .select(({ fn }) => [
      fn.coalesce('b.name', 'l.name', nameOfUser, 'u.email').as('company'),
      'a.decision as state',
    ])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
