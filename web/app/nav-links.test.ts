import { describe, expect, test } from 'vitest'
import { isCurrent, navLinks } from './nav-links.ts'

const nobodyWaits = { offer: false, payment: false, inCart: 0, count: 0 }
const person = {
  id: 1,
  email: 'dana@fieldhouse.test',
  full_name: 'Dana Reyes',
  image_url: null,
  status: 'onboarded' as const,
  has_password: true,
  release_notes: [],
  admin: false,
  buyer: null,
  seller: null,
}
const buyer = { ...person, buyer: { id: 7, name: 'Fieldhouse', category: 'home', ship_to: null } }
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

  test('of a seller lead to their own products', () => {
    const links = navLinks(seller, nobodyWaits)
    expect(labels(links)).toEqual(['Home', 'My Dashboard', 'My Products', 'My Offers', 'My Orders'])
    expect(links[2]?.href).toBe('/all_sellers/3')
  })

  test('of staff, who take no part in trade', () => {
    expect(labels(navLinks({ ...person, admin: true }, nobodyWaits))).toEqual([
      'Home',
      'Applications',
      'All Products',
    ])
  })

  test('carry a dot where something awaits the viewer', () => {
    const links = navLinks(buyer, { offer: true, payment: true, inCart: 0, count: 2 })
    expect(links.filter(({ awaits }) => awaits).map(({ label }) => label)).toEqual([
      'My Offers',
      'My Orders',
    ])
  })
})

describe('the current link', () => {
  test('is the one whose page, or part, is shown', () => {
    expect(isCurrent('/all_products', '/all_products/search')).toBe(true)
    expect(isCurrent('/all_products', '/all_products/3/42')).toBe(true)
    expect(isCurrent('/all_sellers/3', '/all_sellers/31')).toBe(false)
  })

  test('is not Home on every page', () => {
    expect(isCurrent('/', '/cart')).toBe(false)
    expect(isCurrent('/', '/')).toBe(true)
  })
})
