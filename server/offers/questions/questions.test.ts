import { describe, expect, test } from 'vitest'
import { MAX_MESSAGE_CHARACTERS, MAX_MESSAGES } from '#market/messages/message.ts'
import { MOST_QUESTIONS_A_DAY } from '#market/messages/question-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

/** A buyer and a seller of a lot on which there is no offer. */
async function aLot({ name = 'Stoneware mug' } = {}) {
  const sellerUser = await aSeller(site.db)
  const buyerUser = await aBuyer(site.db)
  const { id } = await aListedProduct(site.db, { sellerId: sellerUser.id, name })
  const [buyer, seller] = [await site.as(buyerUser), await site.as(sellerUser)]
  const ask = (text: unknown) => buyer.post(`/products/${id}/question`, { text })
  return { id, buyer, seller, buyerUser, sellerUser, ask }
}

async function aQuestion() {
  const lot = await aLot()
  const { body } = await lot.ask('Is it boxed?')
  const path = `/questions/${body.question_id}`
  return {
    ...lot,
    path,
    questionId: Number(body.question_id),
    read: async (who: Caller) => (await who.get(path)).body,
    write: (who: Caller, text: unknown) => who.post(`${path}/messages`, { text }),
  }
}

const listed = async (who: Caller, query = '') => (await who.get(`/questions?${query}`)).body.data
const bellOf = async (who: Caller): Promise<{ title: string; path: string; read: boolean }[]> =>
  (await who.get('/notifications')).body.notifications

/** The offer of a buyer on a lot, sent to its seller. */
async function offer(buyer: Caller, id: number) {
  const line = { product_id: id, quantity: 10, unit_price: 700 }
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  await buyer.put(`/offers/${body.data.id}/submit`, {})
  return { offerId: String(body.data.id), number: String(body.data.attributes.offer_number) }
}

describe('a question about a lot', () => {
  test('is asked before any offer, and answered', async () => {
    const { id, buyer, seller, buyerUser, sellerUser, read, write, path } = await aQuestion()
    expect((await write(seller, '  Yes, 24 to a box.  ')).body).toMatchObject({
      message: { party: 'seller', text: 'Yes, 24 to a box.' },
    })
    for (const side of [buyer, seller])
      expect(await read(side)).toMatchObject({
        question: {
          product: { id, seller_id: sellerUser.id, name: 'Stoneware mug' },
          buyer_name: buyerUser.name,
          seller_name: sellerUser.name,
          state: 'answered',
          offer_number: null,
        },
        messages: [
          { party: 'buyer', text: 'Is it boxed?' },
          { party: 'seller', text: 'Yes, 24 to a box.' },
        ],
        can_write: true,
      })
    expect((await buyer.get(`/products/${id}/question`)).body.data).toEqual(await read(buyer))
    expect((await buyer.put(`${path}/read`, { up_to: 1_000_000 })).status).toBe(200)
  })

  test('is one conversation, however often the buyer asks', async () => {
    const { ask, buyer, read } = await aQuestion()
    await Promise.all([ask('And what does a box weigh?'), ask('And the pallet?')])
    expect((await read(buyer)).messages).toHaveLength(3)
    expect(await listed(buyer)).toHaveLength(1)
  })

  test('has 1 to 2,000 characters, and at most as many messages as an offer', async () => {
    const { ask, buyerUser, questionId, write, seller } = await aQuestion()
    expect(await ask(' \n ')).toMatchObject({ status: 422, body: { errors: ['Required'] } })
    expect(await ask('x'.repeat(MAX_MESSAGE_CHARACTERS + 1))).toMatchObject({
      status: 422,
      body: { fields: { text: ['Maximum 2000 characters'] } },
    })
    await site.db
      .insertInto('questionMessages')
      .values(
        Array.from({ length: MAX_MESSAGES - 1 }, (_, at) => ({
          questionId,
          party: 'buyer' as const,
          authorUserId: buyerUser.userId,
          text: `Message ${at}`,
        })),
      )
      .execute()
    const full = { status: 422, body: { errors: ['A question has at most 500 messages'] } }
    expect(await ask('One more')).toMatchObject(full)
    expect(await write(seller, 'One more')).toMatchObject(full)
  })

  test('is nobody else’s to read or to answer', async () => {
    const { path, buyer, id } = await aQuestion()
    const strangers = [await site.as(await aBuyer(site.db)), await site.as(await aSeller(site.db))]
    for (const who of strangers) {
      expect((await who.get(path)).status).toBe(404)
      expect((await who.post(`${path}/messages`, { text: 'Me too' })).status).toBe(404)
      expect((await who.put(`${path}/read`, { up_to: 1 })).status).toBe(404)
      expect(await listed(who, 'state=all')).toEqual([])
    }
    expect((await strangers[0]?.get(`/products/${id}/question`))?.body).toEqual({ data: null })
    expect((await buyer.get(path)).body.messages).toHaveLength(1)
  })

  test('is about a lot that the buyer may see', async () => {
    const { id, buyer, seller } = await aLot()
    await seller.delete(`/products/${id}`)
    expect((await buyer.post(`/products/${id}/question`, { text: 'Is it boxed?' })).status).toBe(
      404,
    )
    expect((await seller.post(`/products/${id}/question`, { text: 'Mine' })).status).toBe(403)
  })

  test('may be answered once the lot is no longer listed', async () => {
    const { id, seller, write } = await aQuestion()
    await seller.delete(`/products/${id}`)
    expect((await write(seller, 'It is sold, sorry.')).status).toBe(201)
  })

  test('needs a seller who can answer', async () => {
    const { id, ask, sellerUser } = await aLot()
    await site.db
      .updateTable('sellers')
      .set({ userId: null })
      .where('id', '=', sellerUser.id)
      .execute()
    expect(await ask('Is it boxed?')).toMatchObject({
      status: 409,
      body: { errors: [`${sellerUser.name} doesn’t answer questions on Lotline yet`] },
    })
    expect(id).toBeGreaterThan(0)
  })

  test('is asked about 50 lots a day at most, and more is written on those', async () => {
    const { ask, buyer, buyerUser, sellerUser } = await aQuestion()
    for (let made = 1; made < MOST_QUESTIONS_A_DAY; made += 1) {
      const { id: productId } = await aListedProduct(site.db, { sellerId: sellerUser.id })
      await site.db
        .insertInto('productQuestions')
        .values({ buyerId: buyerUser.id, sellerId: sellerUser.id, productId })
        .execute()
    }
    const { id } = await aListedProduct(site.db, { sellerId: sellerUser.id })
    expect(await buyer.post(`/products/${id}/question`, { text: 'And this?' })).toMatchObject({
      status: 422,
      body: { errors: ['You can ask about 50 lots a day. Ask about more tomorrow.'] },
    })
    expect((await ask('And the pallet?')).status).toBe(201)
  })
})

describe('an offer on the lot', () => {
  test('keeps the question, where both sides and staff read it', async () => {
    const { id, buyer, seller, path, ask, read } = await aQuestion()
    const { offerId, number } = await offer(buyer, id)
    const { messages, can_write: canWrite } = (await seller.get(`/offers/${offerId}/messages`)).body
    expect(messages).toMatchObject([
      { party: 'buyer', text: 'Is it boxed?', about: 'Stoneware mug' },
    ])
    expect(canWrite).toBe(true)
    expect(await read(buyer)).toMatchObject({
      question: { state: 'offered', offer_number: number },
      can_write: false,
    })
    const closed = { status: 409, body: { errors: [`Write on ${number}, your offer on this lot`] } }
    expect(await ask('And the pallet?')).toMatchObject(closed)
    expect(await seller.post(`${path}/messages`, { text: 'Yes' })).toMatchObject({
      status: 409,
      body: { errors: [`Write on ${number}, the offer on this lot`] },
    })
    const staff = await site.as(await anAdministrator(site.db))
    const detail = await staff.get(`/admin/insights/offer/${offerId}`)
    expect(JSON.stringify(detail.body)).toContain('Is it boxed?')
  })

  test('that is a purchase at the asking price keeps it too', async () => {
    const { id, buyer, seller } = await aQuestion()
    const { body } = await buyer.post('/offers/buy_now', {
      product_id: id,
      quantity: 10,
      unit_price: 1000,
    })
    const { messages } = (await seller.get(`/offers/${body.data.id}/messages`)).body
    expect(messages).toMatchObject([{ text: 'Is it boxed?' }])
  })

  test('of somebody else, or on another lot, does not', async () => {
    const { id, buyer, sellerUser, read } = await aQuestion()
    await offer(await site.as(await aBuyer(site.db)), id)
    const other = await aListedProduct(site.db, { sellerId: sellerUser.id })
    await offer(buyer, other.id)
    expect(await read(buyer)).toMatchObject({ question: { state: 'open' }, can_write: true })
  })

  test('that has ended leaves room for another question', async () => {
    const { id, buyer, ask } = await aQuestion()
    const { offerId } = await offer(buyer, id)
    await buyer.post(`/offers/${offerId}/withdraw`)
    expect((await ask('Still there?')).status).toBe(201)
    expect(await listed(buyer)).toMatchObject([{ state: 'open' }, { state: 'offered' }])
  })
})

describe('the questions of a side', () => {
  test('say which wait, with what was written last', async () => {
    const { buyer, seller, write } = await aQuestion()
    expect(await listed(seller, 'state=open')).toMatchObject([
      { state: 'open', unread_count: 1, last_message: { text: 'Is it boxed?' } },
    ])
    expect(await listed(buyer)).toMatchObject([{ unread_count: 0 }])
    await write(seller, 'Yes.')
    expect(await listed(seller, 'state=open')).toEqual([])
    expect(await listed(seller)).toMatchObject([{ state: 'answered', unread_count: 0 }])
    expect(await listed(buyer, 'state=answered')).toMatchObject([
      { unread_count: 1, last_message: { party: 'seller', text: 'Yes.' } },
    ])
  })

  test('are found by the lot and by the other side', async () => {
    const { buyer, seller, buyerUser } = await aQuestion()
    expect(await listed(buyer, 'search=stoneware')).toHaveLength(1)
    expect(await listed(seller, `search=${encodeURIComponent(buyerUser.name)}`)).toHaveLength(1)
    expect(await listed(buyer, 'search=porcelain')).toEqual([])
  })
})

describe('news of questions', () => {
  test('reach the other side by bell and mail, once until they are read', async () => {
    const { buyer, seller, buyerUser, sellerUser, ask, path, read, write } = await aQuestion()
    await ask('And what does a box weigh?')
    const mails = await mailsTo(site, sellerUser.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Question from ${buyerUser.name} about Stoneware mug`,
    ])
    expect(mails[0]?.text).toContain(`${buyerUser.name} wrote:\n> Is it boxed?`)
    expect(await bellOf(seller)).toMatchObject([
      { title: `${buyerUser.name} asked about Stoneware mug`, path: expect.any(String) },
    ])
    const { messages } = await read(seller)
    const upTo = messages.at(-1).id
    expect((await seller.put(`${path}/read`, { up_to: upTo })).body).toEqual({ unread_count: 0 })
    expect(await bellOf(seller)).toMatchObject([{ read: true }])
    await write(seller, 'Yes, 24 to a box of 11 lb.')
    expect((await mailsTo(site, buyerUser.email)).map(({ subject }) => subject)).toContain(
      `${sellerUser.name} answered about Stoneware mug`,
    )
    expect(await bellOf(buyer)).toMatchObject([
      { title: `${sellerUser.name} answered about Stoneware mug` },
    ])
    await ask('Thank you.')
    expect(await mailsTo(site, sellerUser.email)).toHaveLength(2)
  })

  test('come by the bell alone when such mails are turned off', async () => {
    const { seller, sellerUser, ask } = await aLot()
    await seller.put('/mail_preferences', { muted: ['question'] })
    await ask('Is it boxed?')
    expect(await mailsTo(site, sellerUser.email)).toEqual([])
    expect(await bellOf(seller)).toHaveLength(1)
  })
})
