import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#market/accounts/account-api.ts'
import { admission, homeOf } from './admission.ts'

const someone: CurrentUser = {
  id: 1,
  email: 'dana@fieldhouse.test',
  full_name: 'Dana Reyes',
  image_url: null,
  status: 'onboarded',
  admin: false,
  buyer: null,
  seller: null,
}
const buyer = { ...someone, buyer: { id: 7, name: 'Fieldhouse', category: 'home', ship_to: null } }
const seller = {
  ...someone,
  seller: {
    id: 3,
    name: 'Harrow & Pine',
    description: 'Stoneware and candles',
    logo: null,
    banner: null,
    logo_url: null,
    banner_url: null,
  },
}
const admin = { ...someone, admin: true }

describe('a page', () => {
  test('opens for the roles it is listed for', () => {
    expect(admission(buyer, ['buyer', 'admin'])).toBe('enter')
    expect(admission(admin, ['buyer', 'admin'])).toBe('enter')
    expect(admission(null, ['visitor'])).toBe('enter')
  })

  test('leads any other role home', () => {
    expect(admission(seller, ['buyer', 'admin'])).toBe('go home')
    expect(admission(buyer, ['visitor'])).toBe('go home')
  })

  test('asks a visitor to sign in first', () => {
    expect(admission(null, ['buyer', 'seller'])).toBe('sign in first')
  })
})

describe('home', () => {
  test('is the catalogue for a buyer and for staff', () => {
    expect(homeOf(buyer)).toBe('/all_products')
    expect(homeOf(admin)).toBe('/all_products')
  })

  test('is what awaits an answer for a seller', () => {
    expect(homeOf(seller)).toBe('/my_offers')
  })

  test('is the landing page for a visitor', () => {
    expect(homeOf(null)).toBe('/')
  })
})
