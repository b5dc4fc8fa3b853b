import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { changeOffers, withOffer, withoutLine } from './offer-cache.ts'
import { offerCountsKey } from './offer-counts.ts'
import { liveOffersKey, offersKey } from './offers-key.ts'
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

test('the count on the cart follows a removal at once, and its undoing', async () => {
  const queries = new QueryClient()
  const other = anOffer({ id: 'sent', state: 'seller_review' })
  queries.setQueryData(offersKey, [cart, other])
  queries.setQueryData(offerCountsKey, { awaiting_you: 1, in_cart: 2 })
  const takeBack = await changeOffers(queries, (offers) => withoutLine(offers, '1'))
  expect(queries.getQueryData(offerCountsKey)).toEqual({ awaiting_you: 1, in_cart: 1 })
  takeBack()
  expect(queries.getQueryData(offerCountsKey)).toEqual({ awaiting_you: 1, in_cart: 2 })
  expect(queries.getQueryData(offersKey)).toEqual([cart, other])
})

test('live offers change with all offers, keep one that has just ended, and come back', async () => {
  const queries = new QueryClient()
  const sent = anOffer({
    id: 'sent',
    state: 'seller_review',
    offer_products: [aLine({ id: '3' })],
  })
  const old = anOffer({ id: 'old', state: 'rejected', offer_products: [aLine({ id: '4' })] })
  queries.setQueryData(offersKey, [old, cart, sent])
  queries.setQueryData(liveOffersKey, [cart, sent])
  const closed = { ...sent, state: 'rejected' as const }
  const takeBack = await changeOffers(queries, (offers) => withOffer(offers, closed))
  expect(queries.getQueryData(offersKey)).toEqual([old, cart, closed])
  expect(queries.getQueryData(liveOffersKey)).toEqual([cart, closed])
  takeBack()
  expect(queries.getQueryData(offersKey)).toEqual([old, cart, sent])
  expect(queries.getQueryData(liveOffersKey)).toEqual([cart, sent])
})

test('the count on the cart follows the live offers where they alone are known', async () => {
  const queries = new QueryClient()
  queries.setQueryData(liveOffersKey, [cart])
  queries.setQueryData(offerCountsKey, { awaiting_you: 0, in_cart: 2, has_sent: true })
  await changeOffers(queries, (offers) => withoutLine(offers, '1'))
  expect(queries.getQueryData(offerCountsKey)).toMatchObject({ in_cart: 1 })
  expect(queries.getQueryData(offersKey)).toBeUndefined()
})

test('a cart on view while the live offers are on their way shows a removal at once', async () => {
  const queries = new QueryClient()
  const old = anOffer({ id: 'old', state: 'rejected', offer_products: [aLine({ id: '4' })] })
  queries.setQueryData(offersKey, [old, cart])
  await changeOffers(queries, (offers) => withoutLine(offers, '1'))
  const live = queries.getQueryData<ReturnType<typeof withoutLine>>(liveOffersKey)
  expect(live && linesOf(live)).toEqual([['cart', '2']])
})
