import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, Caller } from '#server/testing/caller.ts'
import { assertInRounds, isLong } from '#server/testing/rounds.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { tradeViolations } from '#server/testing/trade-violations.ts'
import {
  aShop,
  ASKING,
  edit,
  edits,
  lotPage,
  saidOf,
  type Edit,
  type Said,
  type Shop,
} from './testing/an-edited-lot.ts'

/** Of each way. */
const HISTORIES = isLong ? 400 : 5
const TRIES = 4

const site = siteForThisFile()

/** Every way to an order, as the acts that lead there. */
const ways = {
  'bought from the page of the lot': ['buy now'],
  'bought from the cart': ['add at asking', 'buy the cart'],
  'sent, and accepted by the seller': ['add', 'send', 'seller accepts'],
  'countered by the seller, and accepted by the buyer': [
    'add',
    'send',
    'seller counters',
    'buyer accepts',
  ],
  'countered by both, and accepted by the seller': [
    'add',
    'send',
    'seller counters',
    'buyer counters',
    'seller accepts',
  ],
} as const
type Act = (typeof ways)[keyof typeof ways][number]

/** Edits before an act, and one during it. A refused act is looked at again and repeated once. */
const moments = fc.array(
  fc.record({
    before: fc.array(edits, { maxLength: 2 }),
    beside: edits,
    says: fc.constantFrom('both', 'digest', 'revision'),
  }),
  { minLength: 5, maxLength: 5 },
)

let refused = 0

describe('whatever a seller edits, an order is of the lot that its buyer saw', () => {
  test.each(Object.entries(ways))('%s', { timeout: 7_200_000 }, async (_, acts) => {
    let orders = 0
    await assertInRounds(
      fc.asyncProperty(moments, async (itsMoments) => {
        const history = await aHistory()
        for (const [at, act] of acts.entries()) await history.does(act, itsMoments[at])
        const order = await history.order()
        if (!order) return
        orders += 1
        // The words of a description are the seller's own, and no order keeps them.
        expect(order).toEqual({ ...history.seen(), description: '' })
      }),
      { atLeast: HISTORIES, long: 0 },
    )
    // Otherwise nothing would have been shown.
    expect(orders).toBeGreaterThan(0)
  })

  test('and buyers and sellers who saw another lot were refused', async () => {
    expect(refused).toBeGreaterThan(0)
    expect(await tradeViolations(site.db)).toEqual([])
  })
})

type Moment = { before: Edit[]; beside: Edit; says: 'both' | 'digest' | 'revision' }
/** What somebody has on the screen: the offer by its digest and what it is of, and the lot as it is. */
type Screen = {
  revision?: number | undefined
  lots_digest?: string | undefined
  line?: { id: string; images: string[]; product: object }
  lot: Said
  digest: string
}

async function aHistory() {
  const shop = await aShop(site)
  let offerId: string | undefined
  let orderId: string | undefined
  /** What an acceptance would be of, as the buyer knows it. */
  let seen: Said | undefined

  async function does(act: Act, moment: Moment | undefined) {
    if (!moment) return
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const actor = act.startsWith('seller') ? shop.seller : shop.buyer
      const screen = await look(shop, actor, offerId)
      // In the first attempt, much may happen before and during the act. The second attempt is undisturbed.
      if (attempt === 0) for (const each of moment.before) await edit(shop, each)
      const [answer] = await Promise.all([
        take(shop, act, { offerId, screen: saying(screen, saysOf(act, moment)) }),
        attempt < TRIES - 1 ? edit(shop, moment.beside) : undefined,
      ])
      if (answer.status < 300) return done(act, { screen, moment }, answer)
      expect([409, 422]).toContain(answer.status)
      refused += 1
    }
  }

  function done(
    act: Act,
    { screen, moment }: { screen: Screen; moment: Moment },
    { body }: Answer,
  ) {
    orderId = body.data.attributes.purchase_order_id
    offerId = body.data.id
    if (act === 'buyer accepts') expect(screen.line).toMatchObject(lineOf(seen ?? screen.lot))
    // An accept is of what the turn said, and so is a counter that does not say which lot its buyer saw.
    if (act.endsWith('accepts')) return
    if (act === 'buyer counters' && moment.says === 'revision') return
    // Every other act is of the lot that its actor had on the screen.
    seen = screen.lot
  }

  return {
    does,
    seen: () => seen,
    order: async () => {
      if (!orderId) return undefined
      const { body } = await shop.buyer.get(`/marketplace/purchase_orders/${orderId}`)
      return saidOf(body.included[0].attributes.lot)
    },
  }
}

async function look(shop: Shop, actor: Caller, offerId: string | undefined): Promise<Screen> {
  const shown = offerId && (await actor.get(`/offers/${offerId}`)).body
  const { said: lot, digest } = await lotPage(shop)
  if (!shown) return { lot, digest }
  const { revision, lots_digest } = shown.data.attributes
  const { id, attributes } = shown.included[0]
  return { revision, lots_digest, line: { id, ...attributes }, lot, digest }
}

// A seller knows the lot: without a digest their counter is for what it is by then, and its buyer sees that.
const saysOf = (act: Act, { says }: Moment) => (act === 'seller counters' ? 'both' : says)

const saying = ({ revision, lots_digest, ...screen }: Screen, says: Moment['says']): Screen => ({
  ...screen,
  ...(says !== 'digest' && { revision }),
  ...(says !== 'revision' && { lots_digest }),
})

/** What a line of an offer shows of its lot. */
const lineOf = (seen: Said) => ({
  images: seen.images,
  product: { name: seen.name, upc: seen.upc, condition: seen.condition, msrp_cents: seen.msrp },
})

type Taking = { offerId: string | undefined; screen: Screen }

function take({ buyer, seller, lotId }: Shop, act: Act, { offerId, screen }: Taking) {
  const { revision, lots_digest, line: shown } = screen
  const offer = `/offers/${offerId}`
  const as = { revision, lots_digest }
  const line = (unit_price: number) => ({ product_id: lotId, quantity: 1, unit_price })
  const add = (price: number) =>
    buyer.post('/offers', { offer: { offer_products_attributes: [line(price)] } })
  const counter = (who: Caller, unit_price: number) =>
    who.post(`${offer}/counter_offer`, {
      offer_products_attributes: [{ id: shown?.id, unit_price }],
      ...as,
    })
  const acts: Record<Act, () => Promise<Answer>> = {
    'buy now': () => buyer.post('/offers/buy_now', { ...line(ASKING), lot_digest: screen.digest }),
    add: () => add(900),
    'add at asking': () => add(ASKING),
    'buy the cart': () => buyer.put(`${offer}/accept`, as),
    send: () => buyer.put(`${offer}/submit`, as),
    'seller counters': () => counter(seller, 980),
    'buyer counters': () => counter(buyer, 950),
    'seller accepts': () => seller.put(`${offer}/accept`, as),
    'buyer accepts': () => buyer.put(`${offer}/accept`, as),
  }
  return acts[act]()
}
