import { sql } from 'kysely'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { StaffSubject } from '#market/staff-notes/staff-note.ts'
import type { Bell } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** What the one who is responsible from now on reads under the bell. */
export async function assignmentBell(tx: Tx, subject: StaffSubject, by: By): Promise<Bell> {
  const { name, ...place } = await placeOf(tx, subject)
  const detail = `By ${(await personNamed(tx, by.userId)).name}`
  return { ...place, title: `You’re assigned to ${name}`, detail }
}

/** What somebody reads whom a note mentions; its words stand in the note alone. */
export async function mentionBell(tx: Tx, subject: StaffSubject, by: By): Promise<Bell> {
  const { name, ...place } = await placeOf(tx, subject)
  const author = (await personNamed(tx, by.userId)).name
  return { ...place, title: `${author} mentioned you in a note on ${name}` }
}

type By = Pick<StaffViewer, 'userId'>

/** What staff call it, and the page that shows it. */
async function placeOf(tx: Tx, { kind, id }: StaffSubject) {
  if (kind === 'order') {
    const name = await numberOf(tx, id)
    return { kind, name, path: `/admin/purchase_orders?order=${name}` }
  }
  if (kind === 'person') {
    const { name } = await personNamed(tx, id)
    return { kind, name, path: `/admin/people/${id}` }
  }
  const { company, state } = await applicationNamed(tx, id)
  const tab = state === null ? '' : `state=${state}&`
  return { kind, name: company, path: `/admin/applications?${tab}application=${id}` }
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
