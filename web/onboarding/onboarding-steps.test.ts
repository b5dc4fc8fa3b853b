import { describe, expect, test } from 'vitest'
import { mayVisit, steps, stepToShow } from './onboarding-steps.ts'

const shop = {
  id: 3,
  name: 'Harrow & Pine',
  description: '',
  logo: null,
  banner: null,
  logo_url: null,
  banner_url: null,
  onboarding_finished: false,
}
const applied = { has_password: false, seller: shop }
const withPassword = { has_password: true, seller: shop }
const withProfile = { has_password: true, seller: { ...shop, description: 'Stoneware.' } }
const finished = {
  has_password: true,
  seller: { ...withProfile.seller, onboarding_finished: true },
}

describe('the wizard', () => {
  test.each([
    ['password', 'a seller who just applied', applied],
    ['profile', 'one with a password', withPassword],
    ['products', 'one with a profile', withProfile],
    ['products', 'one who is through', finished],
  ])('opens at %s for %s', (step, _who, newcomer) => {
    expect(stepToShow(undefined, newcomer)).toBe(step)
  })

  test('lets no step be skipped by its address', () => {
    expect(steps.map((step) => stepToShow(step, applied))).toEqual([
      'password',
      'password',
      'password',
    ])
    expect(stepToShow('products', withPassword)).toBe('profile')
  })

  test('leads back to the profile, and not to the password', () => {
    expect(stepToShow('profile', withProfile)).toBe('profile')
    expect(stepToShow('password', withProfile)).toBe('products')
    expect(mayVisit('password', finished)).toBe(false)
  })

  test('knows no other steps', () => {
    expect(stepToShow('payment', withPassword)).toBe('profile')
    expect(stepToShow(['profile', 'products'], withProfile)).toBe('products')
  })
})
