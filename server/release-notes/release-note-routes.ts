import { pageMetaOf } from '#market/paging.ts'
import * as api from '#market/release-notes/release-note-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { createReleaseNote } from './create-release-note.ts'
import {
  restoreReleaseNote,
  updateReleaseNote,
  withdrawReleaseNote,
} from './change-release-note.ts'
import {
  countReaders,
  listReleaseNotes,
  noteDismissal,
  releaseNoteJson,
} from './release-note-store.ts'

export function releaseNoteRoutes(site: Site, db: Database) {
  route(site, api.dismissReleaseNotes, async ({ viewer, body }) => {
    await noteDismissal(db, viewer.userId, body.newest_id)
    return {}
  })

  route(site, api.createReleaseNote, ({ body, viewer: staff, request }) =>
    createReleaseNote(db, { staff, note: body.release_notes, requestId: request.id }),
  )

  route(site, api.updateReleaseNote, ({ body, params: { id }, viewer: staff, request }) =>
    updateReleaseNote(db, { id, staff, requestId: request.id }, body.release_notes),
  )

  route(site, api.withdrawReleaseNote, ({ params: { id }, viewer: staff, request }) =>
    withdrawReleaseNote(db, { id, staff, requestId: request.id }),
  )

  route(site, api.restoreReleaseNote, ({ params: { id }, viewer: staff, request }) =>
    restoreReleaseNote(db, { id, staff, requestId: request.id }),
  )

  route(site, api.listReleaseNotes, async ({ query }) => {
    const { notes, count, readers } = await readAtOnce(db, async (tx) => ({
      ...(await listReleaseNotes(tx, query)),
      readers: await countReaders(tx),
    }))
    return {
      data: notes.map(({ createdBy, withdrawnAt, isShown, readerCount, seenCount, ...note }) => ({
        ...releaseNoteJson(note),
        created_by: createdBy,
        withdrawn_at: withdrawnAt?.toISOString() ?? null,
        is_shown: isShown,
        reader_count: readerCount,
        seen_count: seenCount,
      })),
      readers,
      meta: pageMetaOf(query, count),
    }
  })
}
