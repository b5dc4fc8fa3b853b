import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { catalogueSorts, criteria } from '#market/catalogue/catalogue-api.ts'
import { endpoint } from '#market/endpoint.ts'
import { listedProduct } from '#market/products/product-api.ts'
import { idIn, instant } from '#market/wire.ts'

export const MOST_SAVED_SEARCHES = 50
export const TOO_MANY_SAVED_SEARCHES = `Maximum ${MOST_SAVED_SEARCHES} saved searches`
export const NAME_TAKEN = 'You already have a saved search with this name'

export const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  criteria,
  sort: z.enum(catalogueSorts).nullable(),
  /** Whether new products that match are mailed, once a day. */
  alerts: z.boolean(),
  created_at: instant,
})
export type SavedSearch = z.infer<typeof savedSearch>

const name = z.string().overwrite(plainLine).min(1, 'Required').max(80, 'Maximum 80 characters')
const params = z.object({ id: idIn })
const answer = z.object({ saved_search: savedSearch })

export const readSavedSearches = endpoint({
  method: 'GET',
  path: '/saved_searches',
  summary: "The buyer's saved searches, by name",
  policy: 'buyer',
  answer: z.object({ saved_searches: z.array(savedSearch) }),
})

/** A lot counts as new for this long after it was first published. */
export const NEW_FOR_DAYS = 7
export const MOST_NEW_LOTS_SHOWN = 8

const searchWithNewLots = z.object({
  saved_search: savedSearch,
  count: z.int(),
  /** The newest of them. */
  products: z.array(listedProduct),
})
export type SearchWithNewLots = z.infer<typeof searchWithNewLots>

export const readNewLots = endpoint({
  method: 'GET',
  path: '/saved_searches/new_lots',
  summary: `The saved searches with lots in stock that are new within ${NEW_FOR_DAYS} days, by name`,
  policy: 'buyer',
  answer: z.object({ searches: z.array(searchWithNewLots) }),
})

export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved_searches',
  summary: 'Save a search of the catalog under a name',
  policy: 'buyer',
  body: z.object({
    saved_search: z.object({
      name,
      criteria,
      sort: z.enum(catalogueSorts).optional(),
      alerts: z.boolean().default(true),
    }),
  }),
  status: 201,
  answer,
})

export const changeSavedSearch = endpoint({
  method: 'PUT',
  path: '/saved_searches/:id',
  summary: 'Rename a saved search, or turn its daily email on or off',
  policy: 'buyer',
  params,
  body: z.object({
    saved_search: z.object({ name: name.optional(), alerts: z.boolean().optional() }),
  }),
  answer,
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved_searches/:id',
  summary: 'Delete a saved search',
  policy: 'buyer',
  params,
  answer: z.object({}),
})
