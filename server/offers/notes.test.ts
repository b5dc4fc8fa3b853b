import { describe, expect, test } from 'vitest'
import { MAX_NOTE_CHARACTERS } from '#market/offers/offer-api.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'

const HOSTILE = `</p><script>alert(1)</script> “quoted” \u202Ereversed 🧨\n\n=1+1 {{name}} %s`

const site = siteForThisFile()

const historyFor = async (who: Caller): Promise<Revision[]> =>
  (await who.get('/offers')).body.data[0].attributes.history
const lastTurnFor = async (who: Caller) => (await historyFor(who)).at(-1)

describe('a note to the other side', () => {
  type Deal = Awaited<ReturnType<typeof aDeal>>
  const acts: [
    act: Revision['act'],
    by: 'buyer' | 'seller',
    take: (deal: Deal) => Promise<unknown>,
  ][] = [
    ['counter', 'seller', counterWith('A word')],
    ['accept', 'seller', ({ seller, offerId }) => seller.put(`/offers/${offerId}/accept`, word)],
    [
      'reject',
      'seller',
      ({ seller, offerId }) =>
        seller.post(`/offers/${offerId}/counter_offer/reject`, { reason: 'A word' }),
    ],
    ['withdraw', 'buyer', ({ buyer, offerId }) => buyer.post(`/offers/${offerId}/withdraw`, word)],
    [
      'update_quantities',
      'seller',
      async ({ seller, offerId, product }) => {
        await leaveUnits(site.db, { id: product.id, units: 4 })
        return seller.put(`/offers/${offerId}/update_quantities`, word)
      },
    ],
  ]
  test.each(acts)('goes with %s by the %s, and is mailed to the other', async (act, by, take) => {
    const deal = await aDeal(site)
    await take(deal)
    for (const side of [deal.buyer, deal.seller])
      expect(await lastTurnFor(side)).toMatchObject({ act, party: by, note: 'A word' })
    const [actor, other] =
      by === 'seller' ? [deal.sellerUser, deal.buyerUser] : [deal.buyerUser, deal.sellerUser]
    const [mail] = await mailsTo(site, other.email)
    expect(mail?.text).toContain(`${actor.name} wrote:\n> A word`)
    const toActor = await mailsTo(site, actor.email)
    expect(toActor.map(({ text }) => text).join()).not.toContain('A word')
  })

  test('goes with the offer itself', async () => {
    const { buyer, seller, sellerUser } = await aDeal(site, { note: 'Pickup on the 26th' })
    expect(await historyFor(buyer)).toEqual(await historyFor(seller))
    expect(await lastTurnFor(seller)).toMatchObject({ act: 'submit', note: 'Pickup on the 26th' })
    const [mail] = await mailsTo(site, sellerUser.email)
    expect(mail?.text).toContain('> Pickup on the 26th')
  })

  test('may have a thousand characters and no more', async () => {
    const deal = await aDeal(site)
    const long = 'x'.repeat(MAX_NOTE_CHARACTERS)
    expect(await counterWith(`${long}y`)(deal)).toMatchObject({
      status: 422,
      body: { errors: ['Maximum 1000 characters'], fields: { note: ['Maximum 1000 characters'] } },
    })
    expect((await counterWith(` ${long} `)(deal)).status).toBe(200)
    expect((await lastTurnFor(deal.buyer))?.note).toBe(long)
  })

  test('that is blank is dropped', async () => {
    const deal = await aDeal(site)
    await counterWith(' \n ')(deal)
    expect((await lastTurnFor(deal.buyer))?.note).toBeNull()
  })

  test('that is no text, or holds what cannot be kept, is refused', async () => {
    const deal = await aDeal(site)
    for (const note of [7, ['a'], 'a\u0000b'])
      expect((await counterWith(note)(deal)).status).toBe(422)
    expect((await lastTurnFor(deal.buyer))?.act).toBe('submit')
  })

  test('is told as it was written, and shown in the mail as text', async () => {
    const deal = await aDeal(site)
    await counterWith(HOSTILE)(deal)
    expect((await lastTurnFor(deal.buyer))?.note).toBe(HOSTILE)
    const [mail] = await mailsTo(site, deal.buyerUser.email)
    expect(mail?.html).not.toContain('<script>')
    expect(mail?.html).toContain('&lt;script&gt;')
  })
})

const word = { note: 'A word' }

function counterWith(note: unknown) {
  return ({ seller, offerId, lineId }: Awaited<ReturnType<typeof aDeal>>) =>
    seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, unit_price: 900 }],
      note,
    })
}
