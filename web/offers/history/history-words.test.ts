import { expect, test } from 'vitest'
import { anOffer, aTurn } from '../testing/an-offer.ts'
import { turnTone, turnWords } from './history-words.ts'

test.each(['buyer', 'seller'] as const)(
  'units that were cut are nobody’s decision, to the %s',
  (viewer) => {
    for (const party of ['buyer', 'seller'] as const) {
      const turn = aTurn('update_quantities', party)
      expect(turnWords(turn, anOffer(), viewer)).toBe('Units were reduced to what is left')
      expect(turnTone(turn, viewer, false)).toBeUndefined()
    }
  },
)

test('staff read both sides by name', () => {
  const sent = aTurn('submit', 'buyer')
  expect(turnWords(sent, anOffer(), 'staff')).toBe('Fieldhouse sent the offer')
  expect(turnWords(sent, anOffer(), 'buyer')).toBe('You sent the offer')
})
