import * as api from '#market/legal-pages/legal-page-api.ts'
import { legalPageNames, type LegalPageName } from '#market/legal-pages/legal-page.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { findLegalPage, legalPagesWithAuthors } from './legal-page-store.ts'
import { saveLegalPage } from './save-legal-page.ts'

export function legalPageRoutes(site: Site, db: Database) {
  route(site, api.readLegalPage, async ({ params: { name } }) => ({
    data: legalPageJson(name, await findLegalPage(db, name)),
  }))

  route(site, api.listLegalPages, async () => {
    const written = await legalPagesWithAuthors(db)
    return {
      data: legalPageNames.map((name) => {
        const page = written.find((each) => each.name === name)
        return { ...legalPageJson(name, page), updated_by: page?.updatedBy ?? null }
      }),
    }
  })

  route(site, api.saveLegalPage, async ({ viewer: staff, params: { name }, body, request }) => {
    const { body: text, seen } = body.legal_page
    const saved = await saveLegalPage(db, {
      staff,
      name,
      body: text,
      seen: seen === null ? null : new Date(seen),
      requestId: request.id,
    })
    return { data: legalPageJson(name, saved) }
  })
}

const legalPageJson = (
  name: LegalPageName,
  page: { body: string; updatedAt: Date } | undefined,
): api.LegalPage => ({
  name,
  body: page?.body ?? '',
  updated_at: page?.updatedAt.toISOString() ?? null,
})
