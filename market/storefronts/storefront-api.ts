import { z } from 'zod'
import { catalogueSorts } from '#market/catalogue/catalogue-api.ts'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { afterLot, nextLots } from '#market/products/lot-cursor.ts'
import { listedProduct, usualAnswerHours } from '#market/products/product-api.ts'
import { idIn } from '#market/wire.ts'

export const MOST_TAGS = 50

const tagCount = z.object({ tag: z.string(), count: z.int() })
export type TagCount = z.infer<typeof tagCount>

/** How full a shop is, whatever part of it is asked for. */
const shelf = z.object({ lots: z.int(), units: z.int(), sold_out: z.int() })

export const seller = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  logo_url: z.string().nullable(),
  banner_url: z.string().nullable(),
  usual_answer_hours: usualAnswerHours,
  published_products: z.array(listedProduct),
  meta: pageMeta.extend({ next: nextLots }),
  shelf,
  /** What its products carry, categories among them, the most frequent first. */
  tags: z.array(tagCount),
  /** How the words of a search were read: mistyped ones corrected, or those that most of its lots have. */
  read_as: z.string().optional(),
  most_words: z.string().optional(),
})
export type Seller = z.infer<typeof seller>

export const readSeller = endpoint({
  method: 'GET',
  path: '/marketplace/sellers/:seller_id',
  summary: 'A storefront, one page of its lots at a time',
  policy: 'member',
  params: z.object({ seller_id: idIn }),
  /** A tag that is a category's name means the category (decision C1). */
  query: pageQuery.extend({
    tag: z.string().trim().max(100).optional(),
    /** Searches the shop as the catalogue does. */
    query: z.string().trim().max(200).optional(),
    /** As in the catalogue; without one the newest come first, or the best matches of a search. */
    sort: z.enum(catalogueSorts).optional(),
    after: afterLot,
  }),
  answer: seller,
})
