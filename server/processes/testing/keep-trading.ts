import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { aSession } from '#server/testing/a-session.ts'
import { caller, type Answer, type Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'

/** What all traders of a test have sent, and what became of it. */
export type Traffic = { sent: number; resent: number; offers: number; failures: string[] }

/** A buyer and a seller at their everyday calls, until it is over: most of them read, some write, each write once by its key. */
export async function keepTrading(db: Database, address: string, traffic: Traffic) {
  const [buyerUser, sellerUser] = [await aBuyer(db), await aSeller(db)]
  const lot = await aListedProduct(db, { sellerId: sellerUser.id, units: 1_000_000 })
  const buyer = caller(address, (await aSession(db, buyerUser)).bearer)
  const seller = caller(address, (await aSession(db, sellerUser)).bearer)
  const { body: me } = await buyer.get('/me')
  const shipTo = me.buyer.ship_to
  return async (isOver: () => boolean) => {
    for (let round = 1; !isOver(); round += 1) {
      for (const path of ['/me', '/offers', '/marketplace/purchase_orders', '/notifications'])
        await ask(path, () => buyer.get(path))
      await ask('/products', () => seller.get('/products'))
      await write('search', buyer.post, ['/marketplace/products/search', { search: {} }])
      const profile = { ship_to: { ...shipTo, line2: `Dock ${round}` } }
      await write('move', buyer.put, ['/profile', { profile }])
      await trade()
    }
  }

  async function trade() {
    const line = { product_id: lot.id, quantity: 2, unit_price: 800 }
    const drafted = await write('draft', buyer.post, [
      '/offers',
      { offer: { offer_products_attributes: [line] } },
    ])
    const offer = drafted?.body.data
    if (!offer) return
    const { revision } = offer.attributes
    const submitted = await write('submit', buyer.put, [`/offers/${offer.id}/submit`, { revision }])
    if (!submitted) return
    traffic.offers += 1
    // A lot is in one offer of a buyer at a time.
    const seen = { revision: submitted.body.data.attributes.revision }
    await write('withdraw', buyer.post, [`/offers/${offer.id}/withdraw`, seen])
  }

  function write(what: string, send: Caller['post'], [path, body]: [string, object]) {
    const key = { 'Idempotency-Key': randomUUID() }
    return ask(what, () => send(path, body, key))
  }

  async function ask(what: string, call: () => Promise<Answer>): Promise<Answer | undefined> {
    traffic.sent += 1
    const answer = await call().catch(() => {
      // nginx closes a kept connection as it likes, and what was just sent on it is sent again, as browsers do.
      traffic.resent += 1
      return call().catch(String)
    })
    if (typeof answer === 'string' || answer.status >= 400) {
      const said =
        typeof answer === 'string' ? answer : `${answer.status} ${JSON.stringify(answer.body)}`
      traffic.failures.push(`${what}: ${said}`)
      return undefined
    }
    return answer
  }
}
