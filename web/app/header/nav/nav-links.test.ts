import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { describe, expect, test } from 'vitest'
import { NO_ATTENTION } from './attention.ts'
import { staffTools, toolsFor } from '../../tools/page-tools.ts'
import { isCurrent, navLinks } from './nav-links.ts'

const nobodyWaits = NO_ATTENTION
const person = {
  id: 1,
  email: 'dana@fieldhouse.test',
  full_name: 'Dana Reyes',
  image_url: null,
  time_zone: null,
  status: 'onboarded' as const,
  has_password: true,
  address_proven: true,
  release_notes: [],
  sample_subscribed: false,
  sample_seller_categories: [],
  sample_buyer_categories: [],
  selected_buyers: [],
  admin: false,
  staff_role: null,
  second_factor: 'none' as const,
  buyer: null,
  seller: null,
}
const buyer = {
  ...person,
  buyer: { id: 7, name: 'Fieldhouse', category: 'home', ship_to: null, ...NOTHING_DECLARED },
}
const shop = {
  description: 'Stoneware and candles',
  logo: null,
  banner: null,
  logo_url: null,
  banner_url: null,
  onboarding_finished: true,
}
const seller = { ...person, seller: { id: 3, name: 'Harrow & Pine', ...shop } }

const labels = (links: ReturnType<typeof navLinks>) => links.map(({ label }) => label)

describe('the links of the header', () => {
  test('of a buyer', () => {
    const links = navLinks(buyer, nobodyWaits)
    expect(labels(links)).toEqual(['Home', 'All Products', 'My Offers', 'My Orders'])
  })

  test('lead a buyer with a phone to each page once', () => {
    const tabs = navLinks(buyer, nobodyWaits).filter(({ short }) => short)
    expect(labels(tabs)).toEqual(['All Products', 'My Offers', 'My Orders'])
  })

  test('of a seller lead to their own products', () => {
    const links = navLinks(seller, nobodyWaits)
    expect(labels(links)).toEqual([
      'Home',
      'My Dashboard',
      'My Products',
      'My Offers',
      'My Orders',
      'Samples',
    ])
    expect(links[2]?.href).toBe('/all_sellers/3')
    expect(links[2]?.short).toBe('Storefront')
  })

  test('of staff, who take no part in trade', () => {
    expect(
      labels(navLinks({ ...person, admin: true, staff_role: 'admin' as const }, nobodyWaits)),
    ).toEqual(['Home', 'Today', 'All Products'])
  })

  test('carry a dot where something awaits the viewer', () => {
    const links = navLinks(buyer, { ...nobodyWaits, offer: true, payment: true })
    expect(links.filter(({ awaits }) => awaits).map(({ label }) => label)).toEqual([
      'My Offers',
      'My Orders',
    ])
  })

  test('carry a dot for staff while applications wait', () => {
    const staff = { ...person, admin: true, staff_role: 'admin' as const }
    const marks = (applications: number) =>
      navLinks(staff, { ...nobodyWaits, applications }).map(({ awaits }) => awaits)
    expect(marks(0)).toEqual([undefined, undefined, undefined])
    expect(marks(1)).toEqual([undefined, 'An application is waiting', undefined])
    expect(marks(11)).toEqual([undefined, '11 applications are waiting', undefined])
  })
})

describe('the current link', () => {
  test('is the one whose page, or part, is shown', () => {
    expect(isCurrent('/all_products', '/all_products/search')).toBe(true)
    expect(isCurrent('/all_products', '/all_products/3/42')).toBe(true)
    expect(isCurrent('/all_sellers/3', '/all_sellers/31')).toBe(false)
  })

  test('is Insights at the first address of staff, and there alone', () => {
    expect(isCurrent('/admin/insights', '/admin')).toBe(true)
    expect(isCurrent('/admin/insights', '/admin/today')).toBe(false)
  })

  test.each([
    ['/admin/purchase_orders', '/admin/claims'],
    ['/admin/purchase_orders', '/admin/resale_certificates'],
    ['/admin/insights', '/admin/fee_invoices'],
    ['/my_offers', '/questions'],
  ])('is %s at %s, which has no link of its own', (href, pathname) => {
    expect(isCurrent(href, pathname)).toBe(true)
  })

  test('repeats none of the row of staff’s tools', () => {
    const staff = { ...person, admin: true, staff_role: 'admin' as const }
    const tools = toolsFor(staffTools, staff).map(({ label }) => label)
    expect(labels(navLinks(staff, nobodyWaits)).filter((label) => tools.includes(label))).toEqual(
      [],
    )
  })

  test('is not Home on every page', () => {
    expect(isCurrent('/', '/cart')).toBe(false)
    expect(isCurrent('/', '/')).toBe(true)
  })
})
