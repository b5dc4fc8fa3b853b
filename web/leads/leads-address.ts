import { leadSorts } from '#market/leads/lead-api.ts'
import {
  sampleBuyerCategories,
  sampleSellerCategories,
  type SampleBuyerCategory,
  type SampleSellerCategory,
} from '#market/sample-profiles/sample-categories.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import {
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** What the address of the directory selects. */
export type LeadsView = {
  search: string
  buyer: SampleBuyerCategory | undefined
  product: SampleSellerCategory | undefined
  sort: (typeof leadSorts)[number]
  page: number
}

const FIRST: LeadsView = {
  search: '',
  buyer: undefined,
  product: undefined,
  sort: 'newest',
  page: 1,
}

export const viewOfAddress = ({ search, buyer, product, sort, page }: Search): LeadsView => ({
  search: typeof search === 'string' ? search : FIRST.search,
  buyer: sampleBuyerCategories.find((each) => each === buyer),
  product: sampleSellerCategories.find((each) => each === product),
  sort: leadSorts.find((each) => each === sort) ?? FIRST.sort,
  page: wholeNumberIn(page) ?? FIRST.page,
})

export const addressOf = (view: LeadsView) => paths.adminLeads(withoutDefaults(view, FIRST))

export const isFiltered = ({ search, buyer, product }: LeadsView) =>
  search !== '' || buyer !== undefined || product !== undefined
