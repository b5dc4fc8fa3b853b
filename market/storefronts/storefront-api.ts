import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { productCard } from '#market/products/product-api.ts'
import { idIn } from '#market/wire.ts'

export const seller = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  logo_url: z.string().nullable(),
  banner_url: z.string().nullable(),
  published_products: z.array(productCard),
})
export type Seller = z.infer<typeof seller>

export const readSeller = endpoint({
  method: 'GET',
  path: '/marketplace/sellers/:seller_id',
  summary: 'A storefront',
  policy: 'member',
  params: z.object({ seller_id: idIn }),
  answer: seller,
})
