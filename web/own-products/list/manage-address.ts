import { keysOf } from '#market/keys-of.ts'
import {
  ownProductSorts,
  type OwnProductSort,
  type OwnProductState,
} from '#market/products/own-product-api.ts'
import { knownColumns, type TableColumn } from '#market/products/views/table-columns.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import {
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** What the address of Manage Products says. */
export type ManageView = {
  tab: ProductTab
  search: string
  sort: OwnProductSort
  /** The import whose products are meant. */
  import?: number | undefined
  /** The saved view that it is, or was before it was changed. */
  saved?: number | undefined
  /** Of the table, while a saved view is looked at. */
  columns?: readonly TableColumn[] | undefined
}

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
export const wantedOf = ({ tab, search, import: importId }: ManageView) => ({
  state: stateOf(tab),
  search,
  import: importId,
})

export const viewOfAddress = ({ tab, search, sort, ...of }: Search): ManageView => ({
  tab: productTabs.find((each) => each === tab) ?? 'all',
  search: typeof search === 'string' ? search : '',
  sort: ownProductSorts.find((each) => each === sort) ?? 'newest',
  import: wholeNumberIn(of['import']),
  saved: wholeNumberIn(of['view']),
  columns: typeof of['columns'] === 'string' ? columnsOf(of['columns']) : undefined,
})

export const addressOf = ({ saved, columns, ...view }: ManageView) =>
  paths.manageProducts({
    ...withoutDefaults(view, { tab: 'all', search: '', sort: 'newest' }),
    view: saved,
    columns: columns && (columns.join('-') || NO_COLUMNS),
  })

// What is empty stands in no address.
const NO_COLUMNS = 'none'
const columnsOf = (text: string) => knownColumns(text.split('-'))
