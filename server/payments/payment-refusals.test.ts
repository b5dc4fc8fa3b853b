import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decline } from '#payment-sandbox/acts/pay-session.ts'
import { noFaults } from '#payment-sandbox/faults.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import { aSubscriber } from '#server/samples/testing/subscribers.ts'
import type { Answer, Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'
import { declines, refusals, type PaymentCall, type Refusal } from './testing/refusals.ts'

let shop: PayingSite
let traders: Traders
let buyer: Caller
let staff: Caller
let staffEmail: string
let orderId: number
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  traders = await someTraders(shop.site.db)
  buyer = await shop.site.as(traders.buyer)
  const administrator = await anAdministrator(shop.site.db)
  staffEmail = administrator.email
  staff = await shop.site.as(administrator)
})
afterAll(() => shop.stop())

beforeEach(async () => {
  orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
  story = aPaymentStory(shop, buyer, orderId)
})
afterEach(async () => {
  const { webhooks } = shop.faults
  Object.assign(shop.faults, { ...noFaults(), webhooks })
  await forgetNews()
})

async function forgetNews() {
  await sql`delete from notifications`.execute(shop.site.db)
  await sql`delete from mails`.execute(shop.site.db)
}

type Asked = Answer | undefined
type Refuse = () => void

/** Comes to the place, has the provider refuse from there on, and asks. */
const ways: Record<PaymentCall, (refuse: Refuse) => Promise<Asked>> = {
  async checkout(refuse) {
    refuse()
    return story.checkOut()
  },
  async return(refuse) {
    await story.checkOut()
    refuse()
    return story.comeBack()
  },
  async refund() {
    await story.checkOut()
    await story.atProvider('pay', 0)
    await story.comeBack()
    await story.cancel()
    await story.closeOnly()
    await forgetNews()
    await story.work().catch(() => undefined)
    return undefined
  },
  async subscription(refuse) {
    const me = await shop.site.as(await aSubscriber(shop.site.db))
    refuse()
    return me.post('/samples/sign_up', {})
  },
}

const cases = refusals.flatMap((refusal) =>
  (['checkout', 'return', 'refund', 'subscription'] as const).flatMap((place) => {
    const outcome = refusal.at[place]
    return outcome ? [{ refusal, place, outcome, name: refusal.name }] : []
  }),
)

describe.each(cases)(
  'a provider that refuses $name, at a $place',
  ({ refusal, place, outcome }) => {
    test('the caller reads no word of it, and staff what there is to do', async () => {
      if (place === 'refund') shop.faults.refusesRefunds = refusal.error
      const answer = await ways[place](() => {
        shop.faults.refuses = refusal.error
      })
      expect(answer?.status ?? null).toBe(outcome.status)
      if (answer && outcome.status !== 200) expect(answer.body.errors).toEqual([outcome.caller])
      expectNoLeak(refusal, JSON.stringify(answer?.body ?? {}))
      expectNoLeak(refusal, JSON.stringify(await newsOf(buyer, traders.buyer.email)))
      const told = await newsOf(staff, staffEmail)
      expect(told.titles).toEqual(told.subjects)
      expect(told.titles.map(withoutNumbers)).toEqual(outcome.staff)
      expect(JSON.stringify(told)).not.toMatch(/sk_live/)
      const kinds = await today()
      if (outcome.today) expect(kinds).toContain(outcome.today)
      else expect(kinds).not.toContain('card_payments')
    })
  },
)

describe('an account that the provider does not answer in time', () => {
  test('is told away, and to staff', { timeout: 60_000 }, async () => {
    shop.faults.requests = ['hang', 'hang', 'hang']
    expect(await story.checkOut()).toMatchObject({ status: 503 })
    expect((await newsOf(staff, staffEmail)).titles).toEqual(['The card provider isn’t responding'])
  })
})

describe.each(declines)('a card that its bank declines with $code $declineCode', (why) => {
  test('is declined to the buyer and no more, and is no business of staff', async () => {
    await story.checkOut()
    const session = (await story.sessions()).at(-1)
    const said = {
      type: 'card_error',
      code: why.code,
      ...(why.declineCode && { decline_code: why.declineCode }),
      message: `The bank said ${why.declineCode}`,
    }
    await withBooks(shop.sandbox, (books) => decline(books, session?.id ?? '', said))
    const { status, body } = await story.comeBack()
    expect(status).toBe(200)
    expect(body.meta.payment).toBe(why.standing)
    expect(body.data.attributes.status).toBe('awaiting_initial_payment')
    const words = JSON.stringify([body, await newsOf(buyer, traders.buyer.email)])
    for (const word of [why.declineCode ?? why.code, 'The bank said'])
      expect(words).not.toContain(word)
    expect((await newsOf(staff, staffEmail)).titles).toEqual([])
    expect((await story.checkOut()).status).toBe(200)
  })
})

/** Neither the provider's words, nor its code, nor a key. */
function expectNoLeak({ error }: Refusal, words: string) {
  expect(words).not.toContain(error.message)
  expect(words).not.toMatch(/sk_live|pi_1|ch_1/)
  if (error.details.code) expect(words).not.toContain(error.details.code)
}

const withoutNumbers = (title: string) =>
  title.replace(/^The refund of \$80\.00 for PO-\d+ was refused$/, 'The refund was refused')

async function newsOf(who: Caller, email: string) {
  const { notifications } = (await who.get('/notifications')).body
  const mails = await shop.site.db
    .selectFrom('mails')
    .select(['subject', 'bodyText'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute()
  return {
    titles: notifications.map(({ title }: { title: string }) => title).toSorted(),
    details: notifications.map(({ detail }: { detail: string }) => detail),
    subjects: mails.map(({ subject }) => subject).toSorted(),
    texts: mails.map(({ bodyText }) => bodyText),
  }
}

const today = async (): Promise<string[]> =>
  (await staff.get('/admin/today')).body.data.map(({ kind }: { kind: string }) => kind)
