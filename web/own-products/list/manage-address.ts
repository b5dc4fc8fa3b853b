import type { ownProductStates } from '#market/products/own-product-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { withoutDefaults, type Search } from '#web/platform/navigation/search-params.ts'

export type ProductState = (typeof ownProductStates)[number]

/** What the address of Manage Products says. */
export type ManageView = {
  tab: ProductTab
  search: string
}

/** The tabs by their names in the address, and the lots each of them holds. */
const TABS = {
  all: 'all',
  published: 'published',
  needs_fixing: 'provisional',
} as const satisfies Record<string, ProductState>
export type ProductTab = keyof typeof TABS

export const productTabs = ['all', 'published', 'needs_fixing'] as const

export const stateOf = (tab: ProductTab): ProductState => TABS[tab]

export const viewOfAddress = ({ tab, search }: Search): ManageView => ({
  tab: productTabs.find((each) => each === tab) ?? 'all',
  search: typeof search === 'string' ? search : '',
})

export const addressOf = (view: ManageView) =>
  paths.manageProducts(withoutDefaults(view, { tab: 'all', search: '' }))
