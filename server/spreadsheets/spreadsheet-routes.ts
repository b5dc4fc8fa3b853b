import { findHeaders } from '#market/spreadsheets/intake/header-api.ts'
import { findWords } from '#server/imports/import-words.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { keptHeaders } from './kept-headers.ts'

export function spreadsheetRoutes(site: Site, db: Database) {
  route(site, findHeaders, async ({ viewer, body }) => {
    const mapping = await keptHeaders(db, viewer.userId, body)
    if (body.kind !== 'manifest' || viewer.party !== 'seller') return { mapping, conditions: {} }
    const { values } = await findWords(db, viewer.sellerId, [])
    return { mapping, conditions: values['conditions'] ?? {} }
  })
}
