import { pageMetaOf } from '#market/paging.ts'
import * as api from '#market/release-notes/release-note-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { createReleaseNote } from './create-release-note.ts'
import { listReleaseNotes, noteDismissal } from './release-note-store.ts'

export function releaseNoteRoutes(site: Site, db: Database) {
  route(site, api.dismissReleaseNotes, async ({ viewer, body }) => {
    await noteDismissal(db, viewer.userId, body.newest_id)
    return {}
  })

  route(site, api.createReleaseNote, ({ body, viewer: staff, request }) =>
    createReleaseNote(db, { staff, note: body.release_notes, requestId: request.id }),
  )

  route(site, api.listReleaseNotes, async ({ query }) => {
    const { notes, count } = await readAtOnce(db, (tx) => listReleaseNotes(tx, query))
    return {
      data: notes.map(({ createdAt, createdBy, ...note }) => ({
        ...note,
        created_at: createdAt.toISOString(),
        created_by: createdBy,
      })),
      meta: pageMetaOf(query, count),
    }
  })
}
