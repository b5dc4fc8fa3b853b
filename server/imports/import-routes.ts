import * as api from '#market/imports/imported-csv-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { beginImport } from './begin-import.ts'
import type { ImportDesk } from './import-desk.ts'
import { showImport } from './show-import.ts'

export function importRoutes(site: Site, desk: ImportDesk) {
  route(site, api.beginImport, async ({ viewer, body }) => beginImport(desk, viewer, body.key))
  route(site, api.readImport, async ({ viewer, params }) => showImport(desk.db, viewer, params.key))
}
