import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRunningSandbox, type Shop } from './testing/a-running-sandbox.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aRunningSandbox()
})
afterAll(() => shop.close())

const session = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '50000',
  'line_items[0][price_data][product_data][name]': 'Purchase order PO-10244',
  success_url: 'http://lotline.test/my_orders',
}

async function ask(path: string, form?: Record<string, string>, headers = {}) {
  const answer = await fetch(`${shop.running.apiUrl}/v1/${path}`, {
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    headers: { authorization: `Bearer ${shop.secretKey}`, ...headers },
  })
  return { status: answer.status, body: await answer.json() }
}

describe("the sandbox speaks the provider's API", () => {
  test('and answers nobody without its key', async () => {
    const refused = await ask('events', undefined, { authorization: 'Bearer sk_test_other' })
    expect(refused).toMatchObject({
      status: 401,
      body: { error: { message: 'Invalid API Key provided' } },
    })
  })

  test('and names the parameter that is wrong', async () => {
    const wrong = await ask('checkout/sessions', {
      ...session,
      'line_items[0][price_data][unit_amount]': '12.5',
    })
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        error: {
          type: 'invalid_request_error',
          param: 'line_items[0][price_data][unit_amount]',
        },
      },
    })
  })

  test('and refuses a parameter that does not exist', async () => {
    const unknown = await ask('checkout/sessions', {
      ...session,
      sucess_url: 'http://lotline.test',
    })
    expect(unknown).toMatchObject({ status: 400, body: { error: { code: 'parameter_unknown' } } })
  })

  test('and refuses a session that would end within half an hour', async () => {
    const soon = String(Math.floor(Date.now() / 1000) + 60)
    const short = await ask('checkout/sessions', { ...session, expires_at: soon })
    expect(short).toMatchObject({ status: 400, body: { error: { param: 'expires_at' } } })
  })

  test('and lists page after page, newest first', async () => {
    const made = []
    for (let each = 0; each < 3; each += 1)
      made.push((await ask('checkout/sessions', session)).body.id)
    const first = await ask('checkout/sessions?limit=2')
    expect(first.body).toMatchObject({ object: 'list', has_more: true })
    const ids = first.body.data.map((each: { id: string }) => each.id)
    expect(ids).toEqual([made[2], made[1]])
    const next = await ask(`checkout/sessions?limit=2&starting_after=${ids[1]}`)
    expect(next.body.data[0].id).toBe(made[0])
  })

  test('and answers a repeated key as before, a refusal too', async () => {
    const refund = { payment_intent: 'pi_absent' }
    const first = await ask('refunds', refund, { 'idempotency-key': 'twice' })
    expect(first.status).toBe(404)
    expect(await ask('refunds', refund, { 'idempotency-key': 'twice' })).toEqual(first)
    const other = await ask(
      'refunds',
      { payment_intent: 'pi_other' },
      { 'idempotency-key': 'twice' },
    )
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
  })
})
