import * as api from '#market/saved-searches/saved-search-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { changeSavedSearch } from './change-saved-search.ts'
import { saveSearch } from './save-search.ts'
import { readNewLots } from './read-new-lots.ts'
import { savedSearchJson } from './saved-search-json.ts'
import { deleteSearch, searchesOf } from './saved-search-store.ts'

export function savedSearchRoutes(site: Site, db: Database) {
  route(site, api.readSavedSearches, async ({ viewer }) => ({
    saved_searches: (await searchesOf(db, viewer)).map(savedSearchJson),
  }))

  route(site, api.readNewLots, ({ viewer }) => readNewLots(db, viewer))

  route(site, api.saveSearch, async ({ viewer, body }) => ({
    saved_search: await saveSearch(db, viewer, body.saved_search),
  }))

  const ofSearch: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      const own = viewer.party === 'buyer' ? await searchesOf(db, viewer) : []
      if (!own.some((search) => search.id === id)) throw new Refusal('Not found', 404)
    },
  }
  route(ofSearch, api.changeSavedSearch, async ({ viewer, params, body }) => {
    const { name, alerts } = body.saved_search
    return { saved_search: await changeSavedSearch(db, viewer, { id: params.id, name, alerts }) }
  })

  route(site, api.deleteSavedSearch, async ({ viewer, params }) => {
    if (!(await deleteSearch(db, viewer, params.id))) throw new Refusal('Not found', 404)
    return {}
  })
}
