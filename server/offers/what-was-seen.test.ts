import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let deal: Awaited<ReturnType<typeof aDeal>>
let program: Caller
beforeEach(async () => {
  deal = await aDeal(site, { price: 900 })
  program = await site.asProgram(deal.sellerUser)
})

type Send = (who: Caller, more: { revision?: number }) => ReturnType<Caller['post']>
const path = (act: string) => `/offers/${deal.offerId}/${act}`
const lines = () => [{ id: deal.lineId, unit_price: 950 }]
const acts: [name: string, send: Send][] = [
  ['accept', (who, more) => who.put(path('accept'), more)],
  [
    'counter',
    (who, more) => who.post(path('counter_offer'), { offer_products_attributes: lines(), ...more }),
  ],
  ['reject', (who, more) => who.post(path('counter_offer/reject'), more)],
  ['update_quantities', (who, more) => who.put(path('update_quantities'), more)],
]

const offerNow = async (who = deal.seller) => (await who.get('/offers')).body.data[0].attributes

/** The seller counters, and the buyer comes back with one cent. */
async function moveOn() {
  const counter = (unit_price: number) => ({
    offer_products_attributes: [{ id: deal.lineId, unit_price }],
  })
  await deal.seller.post(path('counter_offer'), counter(950))
  await deal.buyer.post(path('counter_offer'), counter(1))
}

describe.each(acts)('a program that wants to %s', (_name, send) => {
  test('says which revision it saw, or is refused', async () => {
    const before = await offerNow()
    const { status, body } = await send(program, {})
    expect([status, body.fields]).toEqual([
      422,
      { revision: ['Send the revision of the offer that you saw'] },
    ])
    expect(await offerNow()).toEqual(before)
  })

  test('gets the offer as it is, and changes nothing, when it saw an older one', async () => {
    const { revision } = await offerNow()
    await moveOn()
    const now = await offerNow()
    const { status, body } = await send(program, { revision })
    expect(status).toBe(409)
    expect(body.data.attributes).toMatchObject({ revision: now.revision, total_cents: 10 })
    expect(await offerNow()).toEqual(now)
  })

  test('is served when it names the one there is', async () => {
    const { revision } = await offerNow()
    expect((await send(program, { revision })).status).toBe(200)
  })
})

test('a repeated accept answers the same order, and a caller who saw another turn gets a conflict', async () => {
  const before = await offerNow()
  await moveOn()
  const seen = (await offerNow()).revision
  const accept = (revision: number) => program.put(path('accept'), { revision })
  const first = await accept(seen)
  expect(first.status).toBe(200)
  expect(await accept(seen)).toMatchObject({ status: 200, body: first.body })
  const colleague = await accept(before.revision)
  expect(colleague.status).toBe(409)
  expect(colleague.body.data.attributes).toMatchObject({ state: 'accepted', total_cents: 10 })
})

test('a withdrawal goes by what was seen as well', async () => {
  const buyersProgram = await site.asProgram(deal.buyerUser)
  const withdraw = (body: object) => buyersProgram.post(path('withdraw'), body)
  const { revision } = await offerNow()
  expect((await withdraw({})).status).toBe(422)
  await moveOn()
  expect((await withdraw({ revision })).status).toBe(409)
  expect((await withdraw({ revision: revision + 2 })).status).toBe(200)
})

test('a stranger’s program learns no revision: the offer is not there', async () => {
  const other = await aDeal(site)
  const stranger = await site.asProgram(other.sellerUser)
  expect((await stranger.put(path('accept'), {})).status).toBe(404)
})
