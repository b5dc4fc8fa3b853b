import { readStaffQuery } from '#market/staff-search/staff-query.ts'
import { staffSearch } from '#market/staff-search/staff-search-api.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { findApplications, findPeople, findSellers } from './find-companies.ts'
import { findOffers, findOrders } from './find-deals.ts'
import { findProducts } from './find-products.ts'

type Deps = { db: Database; catalogue: Catalogue }

export function staffSearchRoutes(site: Site, { db, catalogue }: Deps) {
  route(site, staffSearch, async ({ query }) => {
    const typed = readStaffQuery(query.query)
    const { text } = typed
    if (text === '') return nothing
    const found = await readAtOnce(db, async (tx) => ({
      people: await findPeople(tx, text),
      applications: await findApplications(tx, text),
      sellers: await findSellers(tx, text),
      orders: await findOrders(tx, typed),
      offers: await findOffers(tx, typed),
    }))
    const isElsewhere = Object.values(found).some((rows) => rows.length > 0)
    return { ...found, products: await findProducts({ db, catalogue }, { text, isElsewhere }) }
  })
}

const nothing = { people: [], applications: [], sellers: [], orders: [], offers: [], products: [] }
