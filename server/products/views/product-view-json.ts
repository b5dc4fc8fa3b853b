import type { ProductView } from '#market/products/views/product-view-api.ts'
import { keptProducts } from '#market/products/views/shown-products.ts'
import type { ViewRow } from './product-view-store.ts'

export const productViewJson = ({ id, name, shown }: ViewRow): ProductView => ({
  id,
  name,
  shown: keptProducts(shown),
})
