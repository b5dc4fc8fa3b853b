import { sql } from 'kysely'
import { applicationsList } from '#market/accounts/applications-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import { isAssigned } from '#server/staff-notes/is-assigned.ts'
import { applicationsJson } from './application-json.ts'
import { countApplications } from './application-store.ts'
import { applicationColumns, applicationTables } from './find-application.ts'

/** Serves the queue, with the total of each group. */
export const listApplications = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: applicationsList, db },
    {
      columns: applicationColumns,
      tables: applicationTables,
      search: (pattern) =>
        sql`(coalesce(b.name, l.name) ilike ${pattern} or u.full_name ilike ${pattern} or u.email ilike ${pattern})`,
      filters: {
        state: (state) =>
          state === 'waiting' ? sql`a.decision is null` : sql`a.decision = ${state}`,
        assigned: (assigned, { userId }) =>
          isAssigned('application', sql`a.id`, { assigned, viewerId: userId }),
      },
      sorts: {
        in_turn: ({ state }) =>
          state === 'waiting' ? sql`a.submitted_at, a.id` : sql`a.decided_at desc, a.id desc`,
      },
      json: applicationsJson,
      meta: async (tx) => {
        const { waiting, overdue, approved, denied } = await countApplications(tx)
        return {
          waiting_count: waiting,
          overdue_count: overdue,
          approved_count: approved,
          denied_count: denied,
        }
      },
    },
  )
