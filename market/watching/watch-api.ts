import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { listedProduct } from '#market/products/product-api.ts'
import { idIn, instant } from '#market/wire.ts'

export const MOST_WATCHED = 1000
export const TOO_MANY_WATCHED = 'Maximum 1,000 watched lots'

const watchedLot = z.object({
  product_id: z.int(),
  name: z.string(),
  watched_since: instant,
  /** Null while it is not listed. */
  product: listedProduct.nullable(),
})
export type WatchedLot = z.infer<typeof watchedLot>

export const readWatchedLots = endpoint({
  method: 'GET',
  path: '/watched_lots',
  summary: 'The lots that the buyer watches, newest first',
  policy: 'buyer',
  query: pageQuery,
  answer: z.object({ watched_lots: z.array(watchedLot), meta: pageMeta }),
})

export const readWatchedIds = endpoint({
  method: 'GET',
  path: '/watched_lots/ids',
  summary: 'Which lots the buyer watches',
  policy: 'buyer',
  answer: z.object({ product_ids: z.array(z.int()).max(MOST_WATCHED) }),
})

const params = z.object({ id: idIn })
/** How many watch it now. */
const answer = z.object({ watchers: z.int() })

export const watchLot = endpoint({
  method: 'PUT',
  path: '/watched_lots/:id',
  summary: 'Watch a lot: get notified when it is back, drops in price or is removed',
  policy: 'buyer',
  params,
  answer,
})

export const unwatchLot = endpoint({
  method: 'DELETE',
  path: '/watched_lots/:id',
  summary: 'Stop watching a lot',
  policy: 'buyer',
  params,
  answer,
})
