import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { endpoint } from '#market/endpoint.ts'
import { listedProduct } from '#market/products/product-api.ts'
import { idIn } from '#market/wire.ts'

/** The most that staff keep in order by hand; the shelf shows the first ones. */
export const MOST_TOP_SELLERS = 200
export const LOTS_ON_SHELF = 24

const inOrder = z.object({ products: z.array(listedProduct) })

export const listTopSellers = endpoint({
  method: 'GET',
  path: '/admin/top_sellers',
  summary: 'The Top Sellers in order, including lots buyers don’t see now',
  policy: 'admin_verified',
  answer: inOrder,
})

const tagged = z.object({
  product_id: idIn,
  tag_name: z.string().overwrite(plainLine).min(1, 'Required').max(100),
})

/** Added at the end unless `place` (from 0) is given, such as to undo a removal. */
export const addToTag = endpoint({
  method: 'POST',
  path: '/admin/add_to_tag',
  summary: 'Add a published lot to Top Sellers',
  policy: 'admin_verified',
  body: tagged.extend({ place: z.int().min(0).max(MOST_TOP_SELLERS).optional() }),
  answer: inOrder,
})

export const removeFromTag = endpoint({
  method: 'POST',
  path: '/admin/remove_from_tag',
  summary: 'Remove a lot from Top Sellers',
  policy: 'admin_verified',
  body: tagged,
  answer: inOrder,
})

/** All of them, each once; if the list has changed meanwhile, the answer is 409 with the current one. */
export const orderTopSellers = endpoint({
  method: 'PUT',
  path: '/admin/top_sellers',
  summary: 'Reorder the Top Sellers',
  policy: 'admin_verified',
  body: z.object({ product_ids: z.array(idIn).max(10_000) }),
  answer: inOrder,
})

export const readTopSellers = endpoint({
  method: 'GET',
  path: '/marketplace/products/top_sellers',
  summary: 'The Top Sellers shelf: lots in stock, in order',
  policy: 'shopper',
  answer: inOrder,
})
