import {
  ownProductSorts,
  type OwnProductSort,
  type OwnProductState,
} from '#market/products/own-product-api.ts'
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
}

/** The tabs by their names in the address, and the products each of them holds. */
const TABS = {
  all: 'all',
  published: 'published',
  needs_fixing: 'provisional',
  paused: 'paused',
  sold_out: 'sold_out',
  expiring: 'expiring',
} as const satisfies Record<string, OwnProductState>
export type ProductTab = keyof typeof TABS

export const productTabs = [
  'all',
  'published',
  'needs_fixing',
  'paused',
  'sold_out',
  'expiring',
] as const

const stateOf = (tab: ProductTab): OwnProductState => TABS[tab]

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
})

export const addressOf = (view: ManageView) =>
  paths.manageProducts(withoutDefaults(view, { tab: 'all', search: '', sort: 'newest' }))
