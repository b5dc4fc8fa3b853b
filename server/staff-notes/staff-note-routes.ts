import * as assigning from '#market/staff-notes/assignment-api.ts'
import * as api from '#market/staff-notes/staff-note-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { activeStaff } from './active-staff.ts'
import { addNote } from './add-note.ts'
import { assign } from './assign.ts'
import { deleteNote, editNote, restoreNote } from './change-note.ts'
import { snoozeAssignment } from './snooze-assignment.ts'

type Deps = { db: Database; terms: Pick<AccountTerms, 'demo'> }

export function staffNoteRoutes(site: Site, deps: Deps) {
  const { db, terms } = deps

  route(site, api.addNote, ({ body, viewer: staff, request }) =>
    addNote(deps, {
      subject: { kind: body.subject, id: body.subject_id },
      text: body.text,
      staff,
      requestId: request.id,
    }),
  )

  route(site, api.editNote, ({ params: { id }, body: { text }, viewer: staff, request }) =>
    editNote(deps, { id, text, staff, requestId: request.id }),
  )

  route(site, api.deleteNote, ({ params: { id }, viewer: staff, request }) =>
    deleteNote(db, { id, staff, requestId: request.id }),
  )

  route(site, api.restoreNote, ({ params: { id }, viewer: staff, request }) =>
    restoreNote(db, { id, staff, requestId: request.id }),
  )

  route(site, assigning.listAssignees, ({ query }) => activeStaff(db, terms, query))

  route(site, assigning.assign, ({ body, viewer: staff, request }) =>
    assign(deps, {
      subject: { kind: body.subject, id: body.subject_id },
      assigneeId: body.assignee_id,
      seenAssigneeId: body.seen_assignee_id,
      staff,
      requestId: request.id,
    }),
  )

  route(site, assigning.snoozeAssignment, ({ params: { id }, body: { until }, viewer: staff }) =>
    snoozeAssignment(db, { id, until, staff }),
  )
}
