import { expect, test } from 'vitest'
import { shortagesOf, totalLeft } from '#market/offers/shortage.ts'
import { aLine } from '../testing/an-offer.ts'
import { shortageWords } from './shortage-words.ts'

test('a lot with fewer units left than are offered is told with both figures', () => {
  const words = (...lines: Parameters<typeof aLine>[0][]) =>
    shortageWords(shortagesOf(lines.map((facts) => aLine(facts))))
  expect(words({ quantity: 100, units: 100 })).toBeUndefined()
  expect(words({ quantity: 100, units: 10 })).toBe('10 of 100 units are left')
  expect(words({ quantity: 2000, units: 1 })).toBe('1 of 2,000 units is left')
  expect(words({ quantity: 100, units: 0 })).toBe('None of 100 units are left')
  expect(words({ quantity: 100, available: false })).toBe('None of 100 units are left')
  expect(words({ units: 10 }, { units: 20 })).toBe('2 lots have fewer units left than offered')
})

test('what is left of an offer is added up at its prices', () => {
  const lines = [aLine({ units: 10 }), aLine({ id: '2', price: 5_00 })]
  expect(totalLeft(lines)).toBe(10 * 10_00 + 100 * 5_00)
  expect(totalLeft([aLine({ available: false })])).toBe(0)
})
