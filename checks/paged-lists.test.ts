import { expect, test } from 'vitest'
import { MOST_PER_PAGE } from '#market/paging.ts'
import { declaredEndpoints, nameOf } from './testing/declared-endpoints.ts'
import { listsAnswered, mostOnPage } from './testing/lists-answered.ts'

/** Lists without pages: what bounds each of them, by its name in any answer, or in one call's alone. */
const bounds: Record<string, string> = {
  release_notes: 'at most 20 (`MOST_UNSEEN`)',
  current_buyer_relationships: 'as many as one profile may name',
  resale_states: 'the states there are',
  recovery_codes: 'ten',
  sessions: 'ten open sessions of one person (`MOST_SESSIONS`)',
  sign_ins: 'the last 20',
  'POST /marketplace/products/search products': 'pages of 24, by `page` (decision C1)',
  sellers: '50 sellers of a search (`MOST_FACETS`); elsewhere 5, or the sellers in one file',
  tags: '50 of a search, 10 of a seller’s lot and those that staff keep',
  weeks: '24 weeks',
  most_viewed: '4',
  attribute_issues: 'the rows of one file (`MOST_ROWS`)',
  left_out: 'one for each kind of what is left out',
  imports: 'the last 20 (`MOST_LISTED`)',
  lots: 'as many as the call names, at most `MOST_UPCS`',
  series: 'a point for each day up to a month, then each week or four weeks, of at most five years',
  sell_through: 'one for each category',
  top_sellers: '8',
  top_buyers: '8',
  header: 'the columns of one file',
  refused: 'the rows of one file',
  messages: '500 of one offer (`MAX_MESSAGES`)',
  rows: 'the rows of one file (`MOST_SPREADSHEET_ROWS`)',
  included: 'the lines of one offer or order, one for each lot of its seller',
  offers: 'the one offer, or 5 of a search by staff',
  images: 'five photos',
  missing: 'one for each field that buyers need',
  photo_problems: 'five photos',
  price_steps: 'the last 20 (`MOST_STEPS_SHOWN`)',
  files: 'as many as the call names',
  'POST /products/photos/matches products': 'those that the names in the call match',
  'GET /marketplace/products/for_seller/:seller_id ':
    '500 (`MOST_PRODUCTS`); the specification answers a bare array',
  product_views: '20 (`MOST_PRODUCT_VIEWS`)',
  all_buyers: '5,000 names (`MOST_COMPANIES`)',
  errors: 'one for each field of a form',
  saved_searches: '50 (`MOST_SAVED_SEARCHES`)',
  'GET /purchase_orders/:id/papers data': 'the invoice and the credit notes of one order',
  'GET /admin/insights/money months': 'the months of at most five years (`MOST_DAYS`)',
  'GET /admin/legal_pages data': 'one for each of three pages',
  searches: 'of one buyer, 50 (`MOST_SAVED_SEARCHES`)',
  people: '5 (`MOST_OF_A_KIND`)',
  applications: '5 (`MOST_OF_A_KIND`)',
  orders: '5 (`MOST_OF_A_KIND`)',
  'GET /admin/search products': '5 (`MOST_OF_A_KIND`)',
  'GET /admin/sellers/:id/fee_changes data': 'the last 200 events of a seller (`MOST_OF_ONE`)',
  ...Object.fromEntries(
    [
      'GET /purchase_orders/:id/claims',
      'POST /purchase_orders/:id/claims',
      'POST /claims/:id/answers',
      'GET /admin/purchase_orders/:id/claims',
      'POST /admin/claims/:id/decision',
    ].map((call) => [`${call} data`, 'the claims of one order, each of other units']),
  ),
  adapters: 'one for each service',
  processes: 'the processes that run now',
  'GET /admin/today data': 'one for each kind (`todayKinds`)',
  products: '200 that staff keep in order (`MOST_TOP_SELLERS`)',
}

const endpoints = await declaredEndpoints()
const lists = endpoints.flatMap((endpoint) =>
  listsAnswered(endpoint).map((list) => ({ endpoint, list, call: `${nameOf(endpoint)} ${list}` })),
)
const boundOf = ({ list, call }: { list: string; call: string }) => bounds[call] ?? bounds[list]

test('every list of every call comes in pages or has a bound', () => {
  const unbounded = lists.filter(
    (each) =>
      boundOf(each) === undefined && (mostOnPage(each.endpoint) ?? Infinity) > MOST_PER_PAGE,
  )
  expect(unbounded.map(({ call }) => call)).toEqual([])
})

test('no bound is listed for a list that is not there or has pages', () => {
  const used = lists.filter(({ endpoint }) => mostOnPage(endpoint) === undefined)
  const names = new Set(used.flatMap(({ list, call }) => [list, call]))
  expect(Object.keys(bounds).filter((name) => !names.has(name))).toEqual([])
})
