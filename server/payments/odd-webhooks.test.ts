import { afterAll, beforeAll, expect, test } from 'vitest'
import { signatureFor } from '#payment-sandbox/sign-webhook.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'

let shop: PayingSite
beforeAll(async () => {
  shop = await aPayingSite()
})
afterAll(() => shop.stop())

async function deliver(event: unknown) {
  const body = JSON.stringify(event)
  const answer = await fetch(`${shop.site.address}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureFor(body, shop.webhookSecret),
    },
    body,
  })
  return { status: answer.status, body: await answer.json() }
}

const whole = {
  id: 'evt_whole',
  object: 'event',
  type: 'checkout.session.completed',
  created: 1_700_000_000,
  data: { object: { object: 'checkout.session', id: 'cs_1', metadata: {} } },
}
const about = (object: unknown) => ({ ...whole, data: { object } })
const { data: _, ...withoutData } = whole
const { id: _id, ...withoutId } = whole
const { type: _type, ...withoutType } = whole
const { created: _created, ...withoutTime } = whole

test.each([
  ['without data', withoutData],
  ['with data of null', { ...whole, data: null }],
  ['with a text for data', { ...whole, data: 'cs_1' }],
  ['with a list for data', { ...whole, data: [] }],
  ['with empty data', { ...whole, data: {} }],
  ['about nothing', about(null)],
  ['about a text', about('cs_1')],
  ['about a list', about([])],
  ['about something with a number for its id', about({ object: 'refund', id: 7 })],
  ['about something with a text for its metadata', about({ id: 'cs_1', metadata: 'x' })],
  ['about something with an endless id', about({ object: 'refund', id: 'r'.repeat(9000) })],
  ['about a payment that is a number', about({ id: 'cs_1', payment_intent: 7 })],
  ['without an id', withoutId],
  ['with an empty id', { ...whole, id: '' }],
  ['with an endless id', { ...whole, id: 'e'.repeat(9000) }],
  ['with a NUL in its id', { ...whole, id: 'evt_\0' }],
  ['with half a character in its id', { ...whole, id: 'evt_\uD83D' }],
  ['with a number for its id', { ...whole, id: 7 }],
  ['without a type', withoutType],
  ['with a type of null', { ...whole, type: null }],
  ['without its time', withoutTime],
  ['with a time that is a text', { ...whole, created: 'today' }],
  ['with a time beyond all years', { ...whole, created: 1e300 }],
  ['that is null', null],
  ['that is a number', 7],
  ['that is a text', 'evt_1'],
  ['that is a list', []],
  ['that is empty', {}],
])('a signed event %s is 400 in words, and nothing is kept', async (_what, event) => {
  const answer = await deliver(event)
  expect(answer).toMatchObject({ status: 400, body: { errors: [expect.any(String)] } })
  expect(await shop.site.db.selectFrom('paymentEvents').select('id').execute()).toEqual([])
})
