import { z } from 'zod'
import { keysOf } from '#market/keys-of.ts'
import {
  narrowings,
  ownProductFilters,
  ownProductSorts,
  type OwnProductFilters,
  type OwnProductSort,
  type OwnProductState,
} from '#market/products/views/own-product-filters.ts'
import { knownColumns, type TableColumn } from '#market/products/views/table-columns.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { wholeNumberIn } from '#market/whole-number-in.ts'
import { withoutDefaults, type Search } from '#web/platform/navigation/search-params.ts'

/** What the address of Manage Products says. */
export type ManageView = Narrowing & {
  tab: ProductTab
  search: string
  sort: OwnProductSort
  /** The saved view that it is, or was before it was changed. */
  saved?: number | undefined
  /** Of the table, while a saved view is looked at. */
  columns?: readonly TableColumn[] | undefined
}

/** What a list is filtered by, besides the tab and the search. */
export type Narrowing = Partial<Pick<OwnProductFilters, (typeof narrowings)[number]>>

/** The tab of the products in each state, by its name in the address. */
const TABS = {
  all: 'all',
  published: 'published',
  provisional: 'needs_fixing',
  paused: 'paused',
  sold_out: 'sold_out',
  expiring: 'expiring',
  photo_trouble: 'photo_trouble',
} as const satisfies Record<OwnProductState, string>
export type ProductTab = (typeof TABS)[OwnProductState]

export const productTabs: readonly ProductTab[] = Object.values(TABS)

export const stateOf = (tab: ProductTab): OwnProductState =>
  keysOf(TABS).find((state) => TABS[state] === tab) ?? 'all'

export const tabOf = (state: OwnProductState): ProductTab => TABS[state]

/** The products a view is about. */
export const wantedOf = ({ tab, search, ...view }: ManageView): OwnProductFilters => ({
  state: stateOf(tab),
  search,
  ...narrowingOf(view),
})

/** The filters of a view alone. */
export const narrowingOf = (view: Narrowing): Narrowing =>
  Object.fromEntries(
    narrowings.flatMap((name) => (view[name] === undefined ? [] : [[name, view[name]]])),
  )

/** Whether anything is filtered, besides the tab and the search. */
export const isFiltered = (view: Narrowing) => narrowings.some((name) => view[name] !== undefined)

/** A filter that makes no sense is left aside. */
export const viewOfAddress = ({ tab, search, sort, ...of }: Search): ManageView => ({
  tab: productTabs.find((each) => each === tab) ?? 'all',
  search: typeof search === 'string' ? search : '',
  sort: ownProductSorts.find((each) => each === sort) ?? 'newest',
  ...narrowingOf(filtersInAddress.parse(of)),
  saved: wholeNumberIn(of['view']),
  columns: typeof of['columns'] === 'string' ? columnsOf(of['columns']) : undefined,
})

const { shape } = ownProductFilters
const filtersInAddress = z.object({
  category: shape.category.catch(undefined),
  condition: shape.condition.catch(undefined),
  tag: shape.tag.catch(undefined),
  min_price_cents: shape.min_price_cents.catch(undefined),
  max_price_cents: shape.max_price_cents.catch(undefined),
  import: shape.import.catch(undefined),
})

/** The address of a view with its filters taken off. */
export const withoutFilters = ({ tab, search, sort, saved, columns }: ManageView) =>
  addressOf({ tab, search, sort, saved, columns })

export const addressOf = ({ saved, columns, ...view }: ManageView) =>
  paths.manageProducts({
    ...withoutDefaults(view, { tab: 'all', search: '', sort: 'newest' }),
    view: saved,
    columns: columns && (columns.join('-') || NO_COLUMNS),
  })

// What is empty stands in no address.
const NO_COLUMNS = 'none'
const columnsOf = (text: string) => knownColumns(text.split('-'))
