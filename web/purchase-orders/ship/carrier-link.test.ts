import { describe, expect, test } from 'vitest'
import { CARRIERS } from './carriers.ts'
import { carrierLink } from './carrier-link.ts'

describe('the tracking number of a parcel', () => {
  test.each(CARRIERS)('leads to the page of %s', (carrier) => {
    expect(carrierLink(carrier, '1Z 999 AA1')).toMatch(/^https:\/\/.*[=]1Z999AA1$/)
  })

  test('leads nowhere when we do not know the carrier', () => {
    expect(carrierLink('Ridgeway Freight', 'RF 7730')).toBeUndefined()
  })

  test('can’t be broken out of', () => {
    expect(carrierLink('ups', 'x&y="><script>')).toBe(
      'https://www.ups.com/track?tracknum=x%26y%3D%22%3E%3Cscript%3E',
    )
  })
})
