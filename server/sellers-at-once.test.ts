import { beforeAll, expect, test } from 'vitest'
import type { Answer, Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { patiently } from '#server/testing/patiently.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { soon } from '#server/testing/soon.ts'

// That there was no deadlock is counted when the site's database is dropped, as after every file.

const RENAMES = 60
const INVITATIONS = 25
const BUYERS = 3
const LINES = 40

const site = siteForThisFile()
let staff: Caller
let buyers: Caller[]
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
  buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => site.as(await aBuyer(site.db))),
  )
})

test(
  `${RENAMES} renames of a shop and ${BUYERS} buyers of ${LINES} lots each never wait for each other in a circle`,
  { timeout: 300_000 },
  async () => {
    const seller = await aSeller(site.db)
    const lots = await lotsOf(seller.id, LINES)
    const renaming = atATime(RENAMES, (round) =>
      staff.put(`/admin/sellers/${seller.id}`, { seller: { name: `Fern & Fable ${round}` } }),
    )
    const over = new AbortController()
    const renamed = renaming.finally(() => over.abort())
    const bought = await Promise.all(
      buyers.map(async (buyer) => {
        const answers: Answer[] = []
        while (!over.signal.aborted) answers.push(...(await buy(buyer, lots)))
        return answers
      }),
    )
    const answers = await renamed
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(bought.flat().map(({ status }) => status))).toEqual(new Set([200, 201]))
  },
)

test(
  `${INVITATIONS} invitations of a seller's user and ${BUYERS} buyers at its lots never do either`,
  { timeout: 300_000 },
  async () => {
    for (let round = 0; round < INVITATIONS; round++) {
      const seller = await aSellerOfStaff(`Pine & Pebble ${round}`)
      const lots = await lotsOf(seller, 8)
      // An offer that is there already carries the address too.
      await Promise.all(buyers.map((buyer) => buy(buyer, lots.slice(0, 1))))
      const [invited, ...bought] = await Promise.all([
        soon(() =>
          staff.post(`/admin/sellers/${seller}/invite`, { email: `pine-${round}@example.com` }),
        ).then((answer) => [answer]),
        ...buyers.map((buyer) => soon(() => buy(buyer, lots))),
      ])
      expect(invited.map(({ status }) => status)).toEqual([201])
      expect(bought.flat().map(({ status }) => status)).toEqual(buyers.flatMap(() => [201, 200]))
    }
  },
)

async function atATime(times: number, act: (round: number) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let round = 0; round < times; round++) answers.push(await act(round))
  return answers
}

const lotsOf = (sellerId: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, () => aListedProduct(site.db, { sellerId, units: 100_000 })),
  )

type Lots = Awaited<ReturnType<typeof lotsOf>>

/** Puts a unit of each product into the cart, and buys it. */
async function buy(buyer: Caller, lots: Lots) {
  const drafted = await patiently(() =>
    buyer.post('/offers', {
      offer: {
        offer_products_attributes: lots.map(({ id, sellerPriceCents }) => ({
          product_id: id,
          quantity: 1,
          unit_price: sellerPriceCents,
        })),
      },
    }),
  )
  const bought = await patiently(() => buyer.put(`/offers/${drafted.body.data.id}/accept`))
  return [drafted, bought]
}

async function aSellerOfStaff(name: string): Promise<number> {
  const { body } = await staff.post('/admin/sellers', { seller: { name } })
  return body.data.id
}
