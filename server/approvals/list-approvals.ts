import { sql } from 'kysely'
import { approvalsList } from '#market/approvals/approvals-list.ts'
import { activeAdministrators } from '#server/accounts/active-administrators.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { ApprovalDeps } from './approval-deps.ts'
import { approvalJson } from './approval-json.ts'
import {
  approvalColumns,
  approvalTables,
  countWaiting,
  waits,
  type ApprovalRow,
} from './approval-store.ts'
import { sinceAsked } from './since-asked.ts'

/** Serves the large acts that wait or were decided. */
export const listApprovals = (site: Site, { db, terms }: Pick<ApprovalDeps, 'db' | 'terms'>) =>
  listRoute(
    site,
    { list: approvalsList, db },
    {
      columns: approvalColumns,
      tables: approvalTables,
      search: (pattern) =>
        sql`concat_ws(' ', a.subject_name, asker.full_name, asker.email, decider.full_name, decider.email) ilike ${pattern}`,
      filters: {
        // An act that nobody approved in time is in neither until its end is recorded.
        state: (state) => (state === 'waiting' ? waits : sql`a.outcome is not null`),
        act: (act) => sql`a.act = ${act}`,
        subject_id: (subject) => sql`a.subject_id = ${subject}`,
      },
      sorts: {
        in_turn: ({ state }) =>
          state === 'waiting' ? sql`a.id` : sql`a.decided_at desc, a.id desc`,
      },
      json: async (tx, rows: readonly ApprovalRow[]) => {
        const since = await sinceAsked({ tx, terms }, rows)
        return rows.map((row) => ({ ...approvalJson(row), ...since(row) }))
      },
      meta: async (tx, { viewer: { userId } }) => {
        const { waiting, byOthers } = await countWaiting(tx, userId)
        const administrators = await activeAdministrators({ tx, terms })
        return {
          waiting_count: waiting,
          for_viewer_count: byOthers,
          has_colleague: administrators.some((each) => each.userId !== userId),
        }
      },
    },
  )
