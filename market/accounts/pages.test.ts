import { describe, expect, test } from 'vitest'
import {
  admission,
  afterMagicLink,
  afterSignIn,
  homes,
  pageAt,
  pages,
  type PagePath,
} from './pages.ts'
import type { Standing } from './stage.ts'
import { userStatuses } from './user-status.ts'

// Spelled out once more, so that a slip in the rules shows: who each person is, where they land, and what opens.
const FOR_EVERYBODY: PagePath[] = [
  '/terms',
  '/privacy',
  '/contact',
  '/magic/sign_in/$token',
  '/reset_password/$token',
  '/unsubscribe/$topic/$token',
]
const SHOP: PagePath[] = [
  '/all_products',
  '/all_products/search',
  '/all_products/filter/$filter',
  '/all_products/$seller_id/$product_id',
  '/all_sellers/$seller_id',
]
const TRADE: PagePath[] = [
  '/my_offers',
  '/questions',
  '/my_orders',
  '/my_orders/$order_id',
  '/account',
]
const WIZARD = '/seller_inquiry/create_profile'
const ADDING: PagePath[] = [
  '/dashboard/manage_products/new',
  '/dashboard/manage_products/$product_id',
]
const SAMPLES = '/samples'
const SELLING: PagePath[] = [
  WIZARD,
  SAMPLES,
  '/dashboard',
  '/dashboard/csv_import',
  '/dashboard/invoices',
  '/dashboard/manage_orders',
  '/dashboard/manage_orders/ship',
  '/dashboard/payouts',
  '/dashboard/payouts/orders',
  '/dashboard/payouts/statements',
  '/dashboard/seller_profile',
  '/dashboard/manage_products',
  ...ADDING,
  '/dashboard/manage_products/photos',
  '/all_products/$seller_id/$product_id',
  '/all_sellers/$seller_id',
  ...TRADE,
]

type Row = { person: Standing; who: string; home: PagePath; opens: PagePath[]; link: PagePath }

const buyer = (status: (typeof userStatuses)[number], hasPassword: boolean): Standing => ({
  party: 'buyer',
  status,
  hasPassword,
})
const WAITING_BUYER: PagePath = '/buyer_inquiry/submitted'
const buyers: Row[] = [
  ...([buyer('provisional', false), buyer('denied', false), buyer('denied', true)] as const).map(
    (person): Row => ({
      person,
      who: `a buyer ${describeStatus(person)}`,
      home: WAITING_BUYER,
      opens: ['/', WAITING_BUYER],
      link: WAITING_BUYER,
    }),
  ),
  {
    person: buyer('approved', false),
    who: 'a buyer approved',
    home: '/buyers_create_password',
    opens: ['/buyers_create_password'],
    link: '/buyers_create_password',
  },
  ...(['approved', 'password_created', 'onboarded'] as const).map((status): Row => ({
    person: buyer(status, true),
    who: `a buyer ${status}, with password`,
    home: '/all_products',
    opens: [
      '/',
      ...SHOP,
      '/saved_searches',
      '/ship_to_addresses',
      '/resale_certificates',
      '/watched_lots',
      '/compare',
      '/cart',
      '/cart/upload',
      ...TRADE,
    ],
    link: '/all_products',
  })),
]

const WAITING_SELLER: PagePath = '/seller_inquiry/submitted'
const sellers = userStatuses.flatMap((status) =>
  [true, false].flatMap((hasDescription) =>
    [true, false].map((hasPassword): Row => {
      const proven = { addressProven: true, hasPassword, hasDescription }
      const person: Standing = { party: 'seller', status, ...proven }
      const who = `a seller ${status}, ${hasDescription ? 'with' : 'without'} description, ${hasPassword ? 'with' : 'without'} password`
      if (status === 'denied')
        return {
          person,
          who,
          home: WAITING_SELLER,
          opens: ['/', WAITING_SELLER, SAMPLES],
          link: WAITING_SELLER,
        }
      if (status === 'provisional')
        return {
          person,
          who,
          home: WAITING_SELLER,
          opens: ['/', WAITING_SELLER, WIZARD, ...ADDING, SAMPLES],
          link: hasDescription ? WAITING_SELLER : WIZARD,
        }
      if (!hasDescription || !hasPassword)
        return { person, who, home: WIZARD, opens: [WIZARD, ...ADDING, SAMPLES], link: WIZARD }
      return { person, who, home: '/dashboard', opens: SELLING, link: '/dashboard' }
    }),
  ),
)

const CONFIRMING: PagePath = '/confirm_email'
const toConfirm = { home: CONFIRMING, opens: [CONFIRMING], link: CONFIRMING }
const unproven = { addressProven: false, hasPassword: true, hasDescription: true }
const unconfirmed: Row[] = [
  ...(['approved', 'password_created', 'onboarded'] as const).map((status): Row => ({
    person: { party: 'seller', status, ...unproven },
    who: `a seller ${status}, whose address is not proven`,
    ...toConfirm,
  })),
  {
    person: { party: 'seller', status: 'provisional', ...unproven },
    who: 'a seller under review, whose address is not proven',
    home: WAITING_SELLER,
    opens: ['/', WAITING_SELLER, WIZARD, ...ADDING, SAMPLES],
    link: WAITING_SELLER,
  },
  {
    person: { party: 'subscriber', addressProven: false },
    who: 'a subscriber whose address is not proven',
    ...toConfirm,
  },
]

const rows: Row[] = [
  {
    person: { party: 'visitor' },
    who: 'a visitor',
    home: '/',
    opens: [
      '/',
      '/buyer_inquiry',
      '/buyer_inquiry/submitted',
      '/seller_inquiry',
      '/seller_inquiry/submitted',
      SAMPLES,
    ],
    link: '/',
  },
  ...buyers,
  ...sellers,
  ...unconfirmed,
  {
    person: { party: 'subscriber', addressProven: true },
    who: 'a subscriber of the daily leads',
    home: SAMPLES,
    opens: [SAMPLES, '/account'],
    link: SAMPLES,
  },
  {
    person: { party: 'admin', role: 'admin', secondFactor: 'none' },
    who: 'an administrator',
    home: '/admin/today',
    opens: [
      ...SHOP,
      '/account',
      '/admin',
      '/admin/today',
      '/admin/inbox',
      '/admin/insights',
      '/admin/purchase_orders',
      '/admin/fee_invoices',
      '/admin/resale_certificates',
      '/admin/claims',
      '/admin/payouts',
      '/admin/payouts/due',
      '/admin/sellers',
      '/admin/sellers/$seller_id',
      '/admin/sellers/$seller_id/products/new',
      '/admin/sellers/$seller_id/products/$product_id',
      '/admin/top_sellers',
      '/admin/legal_pages',
      '/admin/release_notes',
      '/admin/applications',
      '/admin/leads',
      '/admin/people',
      '/admin/people/$person_id',
      '/admin/approvals',
      '/admin/administrators',
      '/admin/audit_log',
      '/admin/system',
    ],
    link: '/admin/today',
  },
  {
    person: { party: 'admin', role: 'support', secondFactor: 'none' },
    who: 'somebody of the support',
    home: '/admin/applications',
    opens: [
      ...SHOP,
      '/account',
      '/admin',
      '/admin/today',
      '/admin/inbox',
      '/admin/insights',
      '/admin/purchase_orders',
      '/admin/fee_invoices',
      '/admin/resale_certificates',
      '/admin/claims',
      '/admin/payouts',
      '/admin/payouts/due',
      '/admin/sellers',
      '/admin/sellers/$seller_id',
      '/admin/applications',
      '/admin/people',
      '/admin/people/$person_id',
    ],
    link: '/admin/applications',
  },
  ...(['missing', 'unproven'] as const).map((secondFactor): Row => ({
    person: { party: 'admin', role: 'admin', secondFactor },
    who: `an administrator whose second factor is ${secondFactor}`,
    home: '/second_factor',
    opens: ['/second_factor'],
    link: '/second_factor',
  })),
]
const everyPage = Object.keys(pages).filter((path): path is PagePath => path in pages)
const everyCase = rows.flatMap((row) => everyPage.map((page) => ({ ...row, page })))

test.each(everyCase)('$who at $page', ({ person, page, home, opens }) => {
  const isOpen = [...opens, ...FOR_EVERYBODY].includes(page)
  const elsewhere = person.party === 'visitor' ? 'sign in first' : { to: home }
  expect(admission(page, person)).toEqual(isOpen ? 'enter' : elsewhere)
})

test.each(rows)('$who, led by a one-time link', ({ person, link }) => {
  expect(afterMagicLink(person)).toBe(link)
})

test.each(rows)('$who, signed in on the landing page, is led home', ({ person, home }) => {
  expect(afterSignIn(person, '/')).toBe(home)
  expect(afterSignIn(person, '/?from=mail#how')).toBe(home)
})

test('a sign-in that a page asked for leads back to that page', () => {
  expect(afterSignIn(buyer('approved', false), '/buyers_create_password')).toBe(
    '/buyers_create_password',
  )
  expect(afterSignIn(buyer('onboarded', true), '/my_offers?offer=O-10001')).toBe(
    '/my_offers?offer=O-10001',
  )
})

test.each(rows)('$who is led nowhere that does not open', ({ person, home, link }) => {
  expect(admission(home, person)).toBe('enter')
  expect(admission(link, person)).toBe('enter')
})

describe('an address', () => {
  test.each([
    ['/', '/'],
    ['/cart/', '/cart'],
    ['/all_products/7/42', '/all_products/$seller_id/$product_id'],
    ['/all_products/search', '/all_products/search'],
    ['/dashboard/manage_products/new', '/dashboard/manage_products/new'],
    ['/dashboard/manage_products/42', '/dashboard/manage_products/$product_id'],
    ['/magic/sign_in/abc-_1', '/magic/sign_in/$token'],
  ])('%s is that of the page %s', (address, page) => {
    expect(pageAt(address)).toBe(page)
  })

  test.each(['/nowhere', '/cart/1', '/sign_in', '/all_products/7', '//cart'])(
    '%s is that of no page',
    (address) => {
      expect(pageAt(address)).toBe(undefined)
    },
  )
})

test('every home is a page', () => {
  expect(Object.values(homes).filter((home) => !(home in pages))).toEqual([])
})

function describeStatus(person: Standing) {
  return 'status' in person
    ? `${person.status}, ${person.hasPassword ? 'with' : 'without'} password`
    : person.party
}
