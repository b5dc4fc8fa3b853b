import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { agreedOf, agreementOf, termsText, toTheBuyer } from './resale-words.ts'
import { NO_RESALE_TERMS } from './resale-terms.ts'

const whole = {
  channels: ['own_store' as const, 'tiktok_shop' as const],
  blocked_states: ['CA', 'ON'],
  map_cents: cents(12_50),
  remove_labels: true,
}

test('terms are a text of their clauses', () => {
  expect(termsText(whole)).toBe(
    'Resale allowed only in the buyer’s own stores and on TikTok Shop. Do not resell in California and Ontario. ' +
      'Minimum advertised price (MAP): $12.50 per unit. Remove brand labels before resale.',
  )
})

test('terms that ask for nothing are not agreed to', () => {
  expect(agreedOf(NO_RESALE_TERMS)).toBeNull()
  expect(agreedOf(null)).toBeNull()
  expect(agreedOf(whole)).toEqual({ ...whole, text: termsText(whole) })
})

test('several products under the same terms are agreed to in one text, others each by name', () => {
  const labels = { text: 'Remove brand labels before resale.' }
  expect(agreementOf([])).toBeNull()
  expect(agreementOf([{ name: 'Mug', terms: null }])).toBeNull()
  expect(
    agreementOf([
      { name: 'Mug', terms: labels },
      { name: 'Bowl', terms: labels },
    ]),
  ).toBe(labels.text)
  expect(
    agreementOf([
      { name: 'Mug', terms: labels },
      { name: 'Bowl', terms: null },
      { name: 'Cup', terms: { text: 'Do not resell in Ohio.' } },
    ]),
  ).toBe('Mug: Remove brand labels before resale.\nCup: Do not resell in Ohio.')
})

test('the buyer who reads them is spoken to', () => {
  const terms = 'Resale allowed only in the buyer’s own stores and on the buyer’s own website.'
  expect(toTheBuyer(terms)).toBe('Resale allowed only in your own stores and on your own website.')
})
