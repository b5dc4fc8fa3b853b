import * as api from '#market/staff-notes/staff-note-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { addNote } from './add-note.ts'
import { deleteNote, editNote, restoreNote } from './change-note.ts'

export function staffNoteRoutes(site: Site, db: Database) {
  route(site, api.addNote, ({ body, viewer: staff, request }) =>
    addNote(db, {
      subject: { kind: body.subject, id: body.subject_id },
      text: body.text,
      staff,
      requestId: request.id,
    }),
  )

  route(site, api.editNote, ({ params: { id }, body: { text }, viewer: staff, request }) =>
    editNote(db, { id, text, staff, requestId: request.id }),
  )

  route(site, api.deleteNote, ({ params: { id }, viewer: staff, request }) =>
    deleteNote(db, { id, staff, requestId: request.id }),
  )

  route(site, api.restoreNote, ({ params: { id }, viewer: staff, request }) =>
    restoreNote(db, { id, staff, requestId: request.id }),
  )
}
