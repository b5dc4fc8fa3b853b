import * as api from '#market/products/bulk/bulk-api.ts'
import { isRelative } from '#market/products/bulk/bulk-act.ts'
import { refuseWithoutKey } from '#server/platform/http/idempotency/keyed-request.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { changeInBulk } from './change-in-bulk.ts'
import { undoBulk } from './undo-bulk.ts'
import { previewBulk, type BulkDeps } from './preview-bulk.ts'

export function bulkRoutes(site: Site, deps: BulkDeps) {
  route(site, api.previewBulk, ({ viewer, body, query }) =>
    previewBulk(deps, viewer, { bulk: body, page: query.page }),
  )
  route(site, api.changeInBulk, ({ viewer, body, request }) => {
    if (isRelative(body) && site.isProgram(request)) refuseWithoutKey(request)
    return changeInBulk(deps.db, viewer, body)
  })
  route(site, api.undoBulk, ({ viewer, body }) => undoBulk(deps.db, viewer, body.token))
}
