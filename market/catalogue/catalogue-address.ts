import { z } from 'zod'
import { categoryName, categoryOf, type ProductCategory } from '#market/categories.ts'
import { catalogueSorts, criteria, type CatalogueSort, type Criteria } from './catalogue-api.ts'

/** What one address of the catalogue shows; without a sort the server chooses (decisions C1, C2). */
export type CatalogueView = { criteria: Criteria; sort?: CatalogueSort | undefined }

export const ALL_PRODUCTS = 'All Products'

const { shape } = criteria
const figure = <Bounds extends z.ZodType>(bounds: Bounds) =>
  z.preprocess(Number, bounds).optional().catch(undefined)
const asList = (given: unknown) => (typeof given === 'string' ? [given] : given)

/** A part that can't be read is left out: an address mistyped by hand still shows the rest. */
const addressSearch = z.object({
  filter: z.string().max(100).optional().catch(undefined),
  query: z.string().trim().min(1).max(200).optional().catch(undefined),
  sort: z.enum(catalogueSorts).optional().catch(undefined),
  min_price_cents: figure(shape.min_price_cents),
  max_price_cents: figure(shape.max_price_cents),
  min_percent_off: figure(shape.min_percent_off),
  min_units: figure(shape.min_units),
  genders: z.preprocess(asList, shape.genders).catch(undefined),
  packaging_types: z.preprocess(asList, shape.packaging_types).catch(undefined),
  seller_ids: z.preprocess(asList, shape.seller_ids).catch(undefined),
  in_stock: z.stringbool().optional().catch(undefined),
})

/** Reads an address: its search, and the filter of `/all_products/filter/{filter}`. */
export function viewOfAddress(search: object, filterInPath?: string): CatalogueView {
  const { filter, sort, in_stock, ...rest } = addressSearch.parse(search)
  const asked = { ...rest, in_stock: in_stock || undefined, ...meaningOf(filterInPath ?? filter) }
  return { criteria: asked, sort }
}

/** Writes a view as the search of `/all_products` or `/all_products/search`. */
export function searchOfView({ criteria: asked, sort }: CatalogueView) {
  const { categories, tags, ...rest } = asked
  return { ...rest, filter: filterOf(categories?.[0], tags?.[0]), sort }
}

export const isUnfiltered = ({ criteria: asked }: CatalogueView) =>
  Object.values(asked).every((each) => each === undefined)

function meaningOf(filter: string | undefined): Criteria {
  if (!filter || filter.toLowerCase() === ALL_PRODUCTS.toLowerCase()) return {}
  const category = categoryOf(filter)
  return category ? { categories: [category] } : { tags: [filter] }
}

const filterOf = (category: ProductCategory | undefined, tag: string | undefined) =>
  category ? categoryName(category) : tag
