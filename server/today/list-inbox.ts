import { sql } from 'kysely'
import { inboxList, type Assigned } from '#market/today/inbox-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import { isOpenOrder } from '#server/purchase-orders/find-order.ts'
import { isSnoozed } from './is-snoozed.ts'

type Row = {
  id: number
  kind: Assigned['kind']
  subjectId: number
  name: string
  assignedBy: string
  assignedById: number
  assignedAt: Date
  snoozedUntil: Date | null
}

const nameOfUser = sql`coalesce(nullif(p.full_name, ''), p.email)`
const name = sql<string>`case
  when g.purchase_order_id is not null then 'PO-' || o.number
  when g.application_id is not null then coalesce(b.name, s.name, ${nameOfUser})
  else ${nameOfUser} end`

/** Serves what is assigned to the viewer. */
export const listInbox = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: inboxList, db },
    {
      columns: sql`g.id,
        case when g.purchase_order_id is not null then 'order'
          when g.application_id is not null then 'application' else 'person' end as kind,
        coalesce(g.purchase_order_id, g.application_id, g.person_id) as subject_id,
        ${name} as name, coalesce(nullif(y.full_name, ''), y.email) as assigned_by,
        g.assigned_by as assigned_by_id, g.assigned_at,
        case when ${isSnoozed} then g.snoozed_until end as snoozed_until`,
      tables: sql`assignments g
        left join purchase_orders o on o.id = g.purchase_order_id
        left join applications a on a.id = g.application_id
        left join users p on p.id = coalesce(g.person_id, a.user_id)
        left join buyers b on b.user_id = p.id left join sellers s on s.user_id = p.id
        join users y on y.id = g.assigned_by`,
      of: sql<boolean>`(g.person_id is not null or g.application_id is not null and a.decision is null
        or g.purchase_order_id is not null and ${isOpenOrder})`,
      search: (pattern) => sql`${name} ilike ${pattern}`,
      filters: {
        show: (show, { userId }) =>
          show === 'snoozed'
            ? sql`(g.assignee_id = ${userId} and ${isSnoozed})`
            : sql`(g.assignee_id = ${userId} and not ${isSnoozed})`,
      },
      sorts: { oldest: sql`g.assigned_at, g.id`, newest: sql`g.assigned_at desc, g.id desc` },
      json: (_, rows: readonly Row[], { userId }) =>
        rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          subject_id: row.subjectId,
          name: row.name,
          assigned_by: row.assignedBy,
          by_reader: row.assignedById === userId,
          assigned_at: row.assignedAt.toISOString(),
          snoozed_until: row.snoozedUntil?.toISOString() ?? null,
        })),
    },
  )
