import { describe, expect, test } from 'vitest'
import { withOffer, withoutLine } from './offer-cache.ts'
import { aLine, anOffer } from './testing/an-offer.ts'

const cart = anOffer({
  id: 'cart',
  state: 'draft',
  offer_products: [aLine({ id: '1' }), aLine({ id: '2' })],
})
const linesOf = (offers: ReturnType<typeof withoutLine>) =>
  offers.map(({ id, offer_products: lines }) => [id, ...lines.map((line) => line.id)])

describe('the offers on view', () => {
  test('show an offer as it is told now', () => {
    const [shown] = withOffer([cart], { ...cart, revision: 2 })
    expect(shown?.revision).toBe(2)
  })

  test('hold a line that moved only where it is now', () => {
    const saved = anOffer({ id: 'saved', offer_products: [aLine({ id: '2' })] })
    expect(linesOf(withOffer([cart], saved))).toEqual([
      ['cart', '1'],
      ['saved', '2'],
    ])
  })

  test('count the change of a draft that lost a line, so that it can be sent at once', () => {
    const [left] = withoutLine([{ ...cart, revision: 2 }], '1')
    expect(left?.revision).toBe(3)
  })

  test('lose an offer with its last line', () => {
    expect(linesOf(withoutLine([cart], '1'))).toEqual([['cart', '2']])
    expect(withoutLine(withoutLine([cart], '1'), '2')).toEqual([])
  })
})
