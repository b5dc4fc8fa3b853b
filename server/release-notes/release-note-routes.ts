import * as api from '#market/release-notes/release-note-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { noteDismissal } from './release-note-store.ts'

export function releaseNoteRoutes(site: Site, db: Database) {
  route(site, api.dismissReleaseNotes, async ({ viewer }) => {
    await noteDismissal(db, viewer.userId)
    return {}
  })
}
