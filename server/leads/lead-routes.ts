import * as api from '#market/leads/lead-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { addLead, deleteLead, editLead } from './change-lead.ts'
import { exportLeads } from './export-leads.ts'
import { importLeads } from './import-leads.ts'
import { listLeads } from './list-leads.ts'

type Parts = { db: Database; uploads: Uploads }

export function leadRoutes(site: Site, { db, uploads }: Parts) {
  listLeads(site, db)

  route(site, api.addLead, async ({ viewer, body, request }) => ({
    lead: await addLead(db, { viewer, requestId: request.id }, body.lead),
  }))

  route(site, api.editLead, async ({ viewer, params: { id }, body, request }) => ({
    lead: await editLead(db, { viewer, requestId: request.id }, { id, lead: body.lead }),
  }))

  route(site, api.deleteLead, async ({ viewer, params, request }) => {
    await deleteLead(db, { viewer, requestId: request.id }, params.id)
    return {}
  })

  route(site, api.importLeads, ({ viewer, body, request }) =>
    importLeads(uploads, { viewer, requestId: request.id }, body),
  )

  route(site, api.exportLeads, ({ viewer, query, request }) =>
    exportLeads(db, { viewer, requestId: request.id }, query),
  )
}
