import { z } from 'zod'
import { categoryName } from '#market/categories.ts'
import { recordOf } from '#market/record-of.ts'
import { catalogueSorts, criteria, type CatalogueSort, type Criteria } from './catalogue-api.ts'
import { choiceFilterNames, type ChoiceFilterName } from './choice-filters.ts'
import { resolved } from './criteria.ts'

/** What one address of the catalogue shows; without a sort the server chooses (decisions C1, C2). */
export type CatalogueView = { criteria: Criteria; sort?: CatalogueSort | undefined }

export const ALL_PRODUCTS = 'All Products'

/** A search takes no more tags than that. */
const MOST_NAMES = 20

const { shape } = criteria
const figure = <Bounds extends z.ZodType>(bounds: Bounds) =>
  z.preprocess(Number, bounds).optional().catch(undefined)
const asList = (given: unknown) => (typeof given === 'string' ? [given] : given)

const listPart = (list: z.ZodOptional<z.ZodArray>) => z.preprocess(asList, list).catch(undefined)
const listParts = <Name extends ChoiceFilterName | 'seller_ids'>(names: readonly Name[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has a list of its own
  recordOf(names, (name) => listPart(shape[name])) as unknown as Pick<typeof shape, Name>

/** Categories and tags stand in `filter` and `also`; every other criterion has a part of its own. */
const criteriaParts = {
  query: z.string().trim().min(1).max(200).optional().catch(undefined),
  min_price_cents: figure(shape.min_price_cents),
  max_price_cents: figure(shape.max_price_cents),
  min_percent_off: figure(shape.min_percent_off),
  min_units: figure(shape.min_units),
  units_needed: figure(shape.units_needed),
  ships_within: figure(shape.ships_within),
  ...listParts(choiceFilterNames),
  ...listParts(['seller_ids']),
  in_stock: z.stringbool().optional().catch(undefined),
  resaleable: z.stringbool().optional().catch(undefined),
} satisfies Record<Exclude<keyof Criteria, 'categories' | 'tags'>, z.ZodType>

/** A part that can't be read is left out: an address mistyped by hand still shows the rest. */
export const addressSearch = z.object({
  filter: z.string().max(100).optional().catch(undefined),
  also: z.preprocess(asList, z.array(z.string().max(100))).catch([]),
  sort: z.enum(catalogueSorts).optional().catch(undefined),
  ...criteriaParts,
})

type AddressSearch = z.infer<typeof addressSearch>

/** Reads an address: its search, and the filter of `/all_products/filter/{filter}`. */
export const viewOfAddress = (search: object, filterInPath?: string): CatalogueView =>
  viewOfSearch(addressSearch.parse(search), filterInPath)

/** What a search asks for that was read from an address already. */
export function viewOfSearch(search: AddressSearch, filterInPath?: string): CatalogueView {
  const { filter, also, sort, in_stock, resaleable, ...rest } = search
  const named = meaningOf([filterInPath ?? filter ?? ALL_PRODUCTS, ...also])
  // What is so anyway is not said.
  const said = {
    in_stock: in_stock || undefined,
    resaleable: resaleable === false ? false : undefined,
  }
  return { criteria: { ...rest, ...said, ...named }, sort }
}

/**
 * Writes a view as the search of `/all_products` or `/all_products/search`. `filter` carries one name, as the
 * specification has it; `also` carries further categories and tags.
 */
export function searchOfView({ criteria: asked, sort }: CatalogueView) {
  const { categories = [], tags = [], ...rest } = asked
  const [filter, ...also] = [...categories.map(categoryName), ...tags]
  return { ...rest, filter, also, sort }
}

/** Whether nothing narrows it; what a buyer may not resell is no choice of its own. */
export const isUnfiltered = ({ criteria: { resaleable: _resaleable, ...asked } }: CatalogueView) =>
  Object.values(asked).every((each) => each === undefined)

/** Everything there is, in the order chosen. */
export const withoutFilters = ({ sort }: CatalogueView): CatalogueView => ({ criteria: {}, sort })

function meaningOf(names: string[]): Criteria {
  const narrowing = new Set(names.filter((name) => !isEverything(name)))
  const { categories, tags } = resolved({ tags: [...narrowing].slice(0, MOST_NAMES) })
  return {
    categories: categories.length > 0 ? categories : undefined,
    tags: tags.length > 0 ? tags : undefined,
  }
}

const isEverything = (name: string) => name.toLowerCase() === ALL_PRODUCTS.toLowerCase()
