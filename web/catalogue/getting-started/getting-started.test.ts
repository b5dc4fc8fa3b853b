import { describe, expect, test } from 'vitest'
import { phaseOf, stepsOf } from './getting-started.ts'

const nothing = {
  shipTo: null,
  watches: false,
  savedSearches: 0,
  offers: { has_sent: false, in_cart: 0 },
}
const address = {
  name: 'Dana Reyes',
  line1: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
}
const all = {
  shipTo: address,
  watches: true,
  savedSearches: 0,
  offers: { has_sent: true, in_cart: 0 },
}
const done = (known: Parameters<typeof stepsOf>[0]) =>
  stepsOf(known)?.flatMap(({ step, isDone }) => (isDone ? [step] : []))

describe('the first steps of a buyer', () => {
  test('are done with an address, a saved search or a watched lot, and an offer that was sent', () => {
    expect(done(nothing)).toEqual([])
    expect(done({ ...nothing, savedSearches: 1 })).toEqual(['kept'])
    expect(done({ ...nothing, watches: true, savedSearches: undefined })).toEqual(['kept'])
    expect(done({ ...nothing, offers: { has_sent: false, in_cart: 1 } })).toEqual([])
    expect(done(all)).toEqual(['address', 'kept', 'offer'])
  })

  test.each([{ watches: undefined }, { savedSearches: undefined }, { offers: undefined }])(
    'are not said before they are known: %j',
    (unknown) => expect(stepsOf({ ...nothing, ...unknown })).toBeUndefined(),
  )

  test('lead to the cart where an offer waits in it', () => {
    const hrefOf = (known: Parameters<typeof stepsOf>[0]) => stepsOf(known)?.at(-1)?.href
    expect(hrefOf(nothing)).toBe('/all_products')
    expect(hrefOf({ ...all, offers: { has_sent: false, in_cart: 1 } })).toBe('/cart')
  })

  test('are shown until done, then said to be done once, and not to buyers who never saw them', () => {
    expect(phaseOf(undefined, undefined)).toBe('hidden')
    expect(phaseOf(undefined, stepsOf(nothing))).toBe('open')
    expect(phaseOf('begun', stepsOf(all))).toBe('finished')
    expect(phaseOf(undefined, stepsOf(all))).toBe('hidden')
    expect(phaseOf('over', stepsOf(nothing))).toBe('hidden')
  })
})
