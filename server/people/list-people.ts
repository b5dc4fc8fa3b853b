import { sql } from 'kysely'
import { peopleList } from '#market/people/people-list.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { assigneesOf } from '#server/staff-notes/assignees-of.ts'
import { isAssigned } from '#server/staff-notes/is-assigned.ts'
import { countNotes } from '#server/staff-notes/notes-on.ts'
import type { PeopleDeps } from './people-deps.ts'
import { partyOf, personColumns, personTables, type PersonRow } from './people-store.ts'
import { personJson } from './person-json.ts'

export const listPeople = (site: Site, { db, terms }: PeopleDeps) =>
  listRoute(
    site,
    { list: peopleList, db },
    {
      columns: personColumns,
      tables: personTables,
      search: (pattern) =>
        sql`(u.email ilike ${pattern} or u.full_name ilike ${pattern} or coalesce(b.name, l.name) ilike ${pattern})`,
      filters: {
        party: (party) => sql`${partyOf} = ${party}`,
        status: (status) => sql`u.status = ${status}`,
        assigned: (assigned, { userId }) =>
          isAssigned('person', sql`u.id`, { assigned, viewerId: userId }),
      },
      sorts: { newest: sql`u.id desc` },
      json: async (tx, rows: readonly PersonRow[]) => {
        const ids = rows.map(({ id }) => id)
        const notes = await countNotes(tx, 'person', ids)
        const assignees = await assigneesOf(tx, 'person', ids)
        return rows.map((row) =>
          personJson(row, { terms, noteCount: notes(row.id), assignee: assignees(row.id) }),
        )
      },
    },
  )
