import { describe, expect, test } from 'vitest'
import { MAX_MESSAGE_CHARACTERS, MAX_MESSAGES } from '#market/messages/message.ts'
import { aDeal } from '#server/testing/deals.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import type { Caller } from '#server/testing/caller.ts'

const site = siteForThisFile()

async function aTalk() {
  const deal = await aDeal(site)
  const path = `/offers/${deal.offerId}/messages`
  const write = (who: Caller, text: unknown) => who.post(path, { text })
  const read = async (who: Caller) => (await who.get(path)).body
  const markRead = (who: Caller, upTo: number) => who.put(`${path}/read`, { up_to: upTo })
  const bellOf = async (who: Caller): Promise<string[]> =>
    (await who.get('/notifications')).body.notifications.map(
      ({ title }: { title: string }) => title,
    )
  return { ...deal, path, write, read, markRead, bellOf }
}

const attributesOf = async (who: Caller) => (await who.get('/offers')).body.data[0].attributes

describe('messages on an offer', () => {
  test("are read by both sides in their order, on either side's turn", async () => {
    const { buyer, seller, write, read } = await aTalk()
    expect(await write(buyer, '  Is it palletized?  ')).toMatchObject({
      status: 201,
      body: { message: { party: 'buyer', text: 'Is it palletized?' } },
    })
    await write(seller, 'Yes, 48 to a pallet.')
    for (const side of [buyer, seller])
      expect(await read(side)).toMatchObject({
        messages: [
          { party: 'buyer', text: 'Is it palletized?' },
          { party: 'seller', text: 'Yes, 48 to a pallet.' },
        ],
        can_write: true,
      })
    expect(await attributesOf(buyer)).toMatchObject({ state: 'seller_review', message_count: 2 })
  })

  test('have 1 to 2,000 characters', async () => {
    const { buyer, write, read } = await aTalk()
    expect(await write(buyer, ' \n ')).toMatchObject({
      status: 422,
      body: { errors: ['Required'] },
    })
    const long = 'x'.repeat(MAX_MESSAGE_CHARACTERS)
    expect(await write(buyer, `${long}y`)).toMatchObject({
      status: 422,
      body: { fields: { text: ['Maximum 2000 characters'] } },
    })
    for (const text of [7, ['a'], 'a\u0000b', undefined])
      expect((await write(buyer, text)).status).toBe(422)
    expect((await write(buyer, ` ${long} `)).status).toBe(201)
    expect((await read(buyer)).messages).toHaveLength(1)
  })

  test('end at a limit', async () => {
    const { buyer, offerId, buyerUser, write } = await aTalk()
    for (let number = 0; number < MAX_MESSAGES; number += 100)
      await site.db
        .insertInto('offerMessages')
        .values(
          Array.from({ length: 100 }, (_, at) => ({
            offerId: Number(offerId),
            party: 'buyer' as const,
            authorUserId: buyerUser.userId,
            text: `Message ${number + at}`,
          })),
        )
        .execute()
    expect(await write(buyer, 'One more')).toMatchObject({
      status: 422,
      body: { errors: ['An offer has at most 500 messages'] },
    })
  })

  test('are nobody else’s to read, to write or to mark', async () => {
    const { buyer, path, write, read } = await aTalk()
    await write(buyer, 'Between us')
    const { buyer: stranger, seller: other } = await aDeal(site)
    for (const who of [stranger, other]) {
      expect((await who.get(path)).status).toBe(404)
      expect((await who.post(path, { text: 'Me too' })).status).toBe(404)
      expect((await who.post(path, { text: '' })).status).toBe(404)
      expect((await who.put(`${path}/read`, { up_to: 1 })).status).toBe(404)
    }
    expect((await read(buyer)).messages).toHaveLength(1)
  })

  test('are written until the offer is closed, and stay', async () => {
    const { buyer, seller, offerId, write, read } = await aTalk()
    await write(seller, 'Is this your last word?')
    await buyer.post(`/offers/${offerId}/withdraw`)
    expect(await write(buyer, 'It was')).toMatchObject({
      status: 409,
      body: { errors: ['No more messages can be written here'] },
    })
    expect(await read(buyer)).toMatchObject({ messages: [{ party: 'seller' }], can_write: false })
  })

  test('continue on the order until that is over', async () => {
    const { buyer, seller, offerId, write, read } = await aTalk()
    const accepted = await seller.put(`/offers/${offerId}/accept`)
    const { purchase_order_id: id } = accepted.body.data.attributes
    expect((await write(buyer, 'When does it ship?')).status).toBe(201)
    const seen = async (who: Caller) =>
      (await who.get(`/marketplace/purchase_orders/${id}`)).body.data.attributes
    expect((await seen(seller)).unread_message_count).toBe(1)
    expect((await seen(buyer)).unread_message_count).toBe(0)
    const staff = await site.as(await anAdministrator(site.db))
    await staff.post(`/admin/purchase_orders/${id}/state_transitions`, { event: 'cancel' })
    expect((await write(seller, 'Monday')).status).toBe(409)
    expect((await read(seller)).can_write).toBe(false)
    const { data } = (await staff.get(`/admin/purchase_orders/${id}`)).body
    expect(data.messages).toMatchObject([{ party: 'buyer', text: 'When does it ship?' }])
  })

  test('are not written on a cart', async () => {
    const { buyer, product } = await aDeal(site)
    await buyer.post(`/offers/${(await buyer.get('/offers')).body.data[0].id}/withdraw`)
    const line = { product_id: product.id, quantity: 10, unit_price: 800 }
    const offer = { offer_products_attributes: [line] }
    const { body } = await buyer.post('/offers', { offer })
    const path = `/offers/${body.data.id}/messages`
    expect((await buyer.post(path, { text: 'Hello?' })).status).toBe(409)
  })
})

describe('news of messages', () => {
  test('comes by bell and mail, once until they are read', async () => {
    const { buyer, seller, sellerUser, buyerUser, write, read, markRead, bellOf } = await aTalk()
    const before = (await mailsTo(site, sellerUser.email)).length
    await write(buyer, 'First question')
    await write(buyer, 'Second question')
    const mails = await mailsTo(site, sellerUser.email)
    expect(mails).toHaveLength(before + 1)
    const [mail] = mails
    expect(mail?.subject).toMatch(new RegExp(`^Message from ${buyerUser.name} about O-\\d+$`))
    expect(mail?.text).toContain(`${buyerUser.name} wrote:\n> First question`)
    const [told] = await bellOf(seller)
    expect(told).toMatch(/ wrote about O-\d+$/)
    expect((await bellOf(seller)).filter((title) => title === told)).toHaveLength(1)
    expect(await attributesOf(seller)).toMatchObject({ unread_message_count: 2 })
    expect(await attributesOf(buyer)).toMatchObject({ unread_message_count: 0 })

    const { messages } = await read(seller)
    expect((await markRead(seller, messages[0].id)).body).toEqual({ unread_count: 1 })
    expect((await markRead(seller, messages[1].id)).body).toEqual({ unread_count: 0 })
    expect((await markRead(seller, messages[0].id)).body).toEqual({ unread_count: 0 })
    await write(buyer, 'Third question')
    expect(await mailsTo(site, sellerUser.email)).toHaveLength(before + 2)
    expect((await bellOf(seller)).filter((title) => title === told)).toHaveLength(2)
  })

  test('comes to who has answered, for to answer is to have read', async () => {
    const { buyer, seller, buyerUser, sellerUser, write } = await aTalk()
    await write(buyer, 'A question')
    await write(seller, 'An answer')
    const before = (await mailsTo(site, sellerUser.email)).length
    await write(buyer, 'Another question')
    expect(await mailsTo(site, sellerUser.email)).toHaveLength(before + 1)
    const [answer] = await mailsTo(site, buyerUser.email)
    expect(answer?.text).toContain('> An answer')
  })

  test('comes by the bell alone where its mails are turned off', async () => {
    const { buyer, seller, sellerUser, write, bellOf } = await aTalk()
    const muted = ['offer_message']
    expect((await seller.put('/mail_preferences', { muted })).status).toBe(200)
    const before = (await mailsTo(site, sellerUser.email)).length
    await write(buyer, 'A question')
    expect(await mailsTo(site, sellerUser.email)).toHaveLength(before)
    expect((await bellOf(seller))[0]).toMatch(/ wrote about O-\d+$/)
  })

  test('comes once when six are written at one moment', async () => {
    const { buyer, seller, write, bellOf, read } = await aTalk()
    await Promise.all(Array.from({ length: 6 }, (_, at) => write(buyer, `Question ${at}`)))
    expect((await read(seller)).messages).toHaveLength(6)
    const told = (await bellOf(seller)).filter((title) => title.includes(' wrote about '))
    expect(told).toHaveLength(1)
  })
})
