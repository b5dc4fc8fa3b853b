import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { destinationsOf } from './destinations.ts'
import { staffTools } from '../tools/page-tools.ts'

const person: CurrentUser = {
  id: 1,
  email: 'dana@fieldhouse.test',
  full_name: 'Dana Reyes',
  image_url: null,
  time_zone: null,
  status: 'onboarded',
  has_password: true,
  address_proven: true,
  release_notes: [],
  sample_subscribed: false,
  sample_seller_categories: [],
  sample_buyer_categories: [],
  selected_buyers: [],
  admin: false,
  staff_role: null,
  second_factor: 'none',
  buyer: null,
  seller: null,
}
const buyer = {
  ...person,
  buyer: { id: 7, name: 'Fieldhouse', category: 'home', ship_to: null, ...NOTHING_DECLARED },
}
const shop = {
  id: 3,
  name: 'Harrow & Pine',
  description: 'Stoneware and candles',
  logo: null,
  banner: null,
  logo_url: null,
  banner_url: null,
  onboarding_finished: true,
}
const everybody = {
  buyer,
  seller: { ...person, seller: shop },
  staff: { ...person, admin: true, staff_role: 'admin' as const },
}

const keysOf = (viewer: CurrentUser) =>
  Object.fromEntries(destinationsOf(viewer).map(({ letter, label }) => [letter, label]))

describe('where keys lead', () => {
  test('a buyer', () => {
    expect(keysOf(buyer)).toEqual({
      h: 'Home',
      p: 'All Products',
      o: 'My Offers',
      q: 'Questions',
      r: 'My Orders',
      s: 'Saved searches',
      w: 'Watched lots',
      d: 'Ship-to addresses',
      x: 'Resale certificates',
      c: 'Cart',
      a: 'Account',
    })
  })

  test('a seller', () => {
    expect(keysOf(everybody.seller)).toEqual({
      h: 'Home',
      d: 'My Dashboard',
      v: 'Invoices',
      u: 'Payouts',
      p: 'My Products',
      o: 'My Offers',
      q: 'Questions',
      r: 'My Orders',
      m: 'Manage Products',
      l: 'Add Products',
      s: 'Manage Orders',
      e: 'My Profile',
      i: 'CSV Import',
      t: 'Samples',
      a: 'Account',
    })
  })

  test('staff', () => {
    expect(keysOf(everybody.staff)).toEqual({
      b: 'Inbox',
      j: 'Today',
      h: 'Home',
      i: 'Insights',
      q: 'Applications',
      p: 'All Products',
      o: 'Purchase Orders',
      f: 'Fee Invoices',
      u: 'Payouts',
      x: 'Resale Certificates',
      v: 'Approvals',
      s: 'Sellers',
      t: 'Top Sellers',
      e: 'People',
      d: 'Administrators',
      l: 'Leads',
      r: 'Release Notes',
      z: 'Legal Pages',
      g: 'Audit Log',
      y: 'System',
      a: 'Account',
    })
  })

  test('support, where their pages open', () => {
    expect(keysOf({ ...everybody.staff, staff_role: 'support' })).toEqual({
      b: 'Inbox',
      j: 'Today',
      h: 'Home',
      i: 'Insights',
      q: 'Applications',
      p: 'All Products',
      o: 'Purchase Orders',
      f: 'Fee Invoices',
      u: 'Payouts',
      x: 'Resale Certificates',
      s: 'Sellers',
      e: 'People',
      a: 'Account',
    })
  })

  test('nobody who does not use the product yet', () => {
    expect(destinationsOf({ ...buyer, status: 'denied' })).toEqual([])
  })

  test('staff, to every one of their tools', () => {
    const hrefs = destinationsOf(everybody.staff).map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining(staffTools.map(({ href }) => href)))
  })

  test.each(Object.entries(everybody))(
    '%s: each page has a letter of its own, none is n',
    (_, viewer) => {
      const letters = destinationsOf(viewer).map(({ letter }) => letter)
      expect(new Set(letters).size).toBe(letters.length)
      expect(letters.every((letter) => /^[a-mo-z]$/.test(letter))).toBe(true)
    },
  )
})
