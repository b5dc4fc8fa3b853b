import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settlePayouts } from './acts/settle-payouts.ts'
import { sandboxEvent } from './sandbox-objects.ts'
import { aRunningSandbox, type Shop } from './testing/a-running-sandbox.ts'
import { answerOnboarding } from './testing/answer-onboarding.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aRunningSandbox()
})
afterAll(() => shop.close())

async function ask(path: string, form?: Record<string, string>, headers = {}) {
  const answer = await fetch(`${shop.running.apiUrl}/v1/${path}`, {
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    headers: { authorization: `Bearer ${shop.secretKey}`, ...headers },
  })
  return { status: answer.status, body: await answer.json() }
}

const account = {
  country: 'US',
  business_type: 'company',
  'business_profile[name]': '<b>Harbor</b> Goods',
  'company[name]': '<b>Harbor</b> Goods',
  'controller[fees][payer]': 'application',
  'controller[losses][payments]': 'application',
  'controller[stripe_dashboard][type]': 'express',
  'capabilities[transfers][requested]': 'true',
  'settings[payouts][schedule][interval]': 'manual',
}

async function anOnboarding() {
  const { body: opened } = await ask('accounts', account)
  const { body: link } = await ask('account_links', {
    account: opened.id,
    type: 'account_onboarding',
    return_url: 'http://lotline.test/dashboard/payouts',
    refresh_url: 'http://lotline.test/dashboard/payouts?again',
  })
  return { accountId: String(opened.id), url: String(link.url), link }
}

const open = (url: string) => fetch(shop.address + new URL(url).pathname, { redirect: 'manual' })

describe('the page of a payout account', () => {
  test('says that no money moves, asks for a company and its bank, and offers every outcome', async () => {
    const { url } = await anOnboarding()
    const page = await (await open(url)).text()
    expect(page).toContain('No money moves here.')
    expect(page).toContain('value="&lt;b&gt;Harbor&lt;/b&gt; Goods"')
    expect(page).toContain('Last four digits of the bank account')
    const buttons = [...page.matchAll(/<button[^>]*>\s*([^<]+?)\s*<\/button>/g)]
    expect(buttons.map(([, label]) => label)).toEqual([
      'Ready',
      'Restricted',
      'Payouts disabled',
      'Bank returns money',
      'Rejected',
    ])
  })

  test('opens once: after that the product is asked for another', async () => {
    const { url } = await anOnboarding()
    await answerOnboarding(shop, url, { action: 'ready' })
    expect((await open(url)).headers.get('location')).toBe(
      'http://lotline.test/dashboard/payouts?again',
    )
  })

  test('opens for some minutes', async () => {
    const { url } = await anOnboarding()
    shop.ahead.seconds = 5 * 60 + 1
    expect((await open(url)).headers.get('location')).toContain('?again')
    shop.ahead.seconds = 0
  })

  test('takes no form that was not sent from it, and no bank of three digits', async () => {
    const { accountId, url } = await anOnboarding()
    const path = shop.address + new URL(url).pathname
    const forged = new URLSearchParams({ action: 'ready', company_name: 'X', last4: '4242' })
    const answer = await fetch(path, { method: 'POST', body: forged })
    expect(answer.status).toBe(403)
    const short = await answerOnboarding(shop, url, { action: 'ready', last4: '424' })
    expect(short.headers.get('location')).toBe(new URL(url).pathname)
    expect((await ask(`accounts/${accountId}`)).body.details_submitted).toBe(false)
  })

  test('is 404 where nobody opened it', async () => {
    expect((await open('http://lotline.test/sandbox_onboarding/link_absent')).status).toBe(404)
  })
})

describe('the sandbox speaks the part of the API for sellers', () => {
  test('and does not show what it keeps about a bank', async () => {
    const { accountId } = await anOnboarding()
    const { body } = await ask(`accounts/${accountId}`)
    expect(body).toMatchObject({ object: 'account', type: 'none', payouts_enabled: false })
    expect(body).not.toHaveProperty('bank')
  })

  test('and knows no account but those it opened', async () => {
    const refused = { status: 403, body: { error: { code: 'account_invalid' } } }
    expect(await ask('accounts/acct_absent')).toMatchObject(refused)
    const elsewhere = { 'stripe-account': 'acct_absent' }
    expect(await ask('balance', undefined, elsewhere)).toMatchObject(refused)
  })

  test('and counts keys of each account separately', async () => {
    const [one, other] = [await anOnboarding(), await anOnboarding()]
    for (const { url } of [one, other]) await answerOnboarding(shop, url, { action: 'ready' })
    const payout = { amount: '100', currency: 'usd' }
    for (const { accountId } of [one, other]) {
      const headers = { 'stripe-account': accountId, 'idempotency-key': 'same' }
      const { body } = await ask('payouts', payout, headers)
      expect(body.error.code).toBe('balance_insufficient')
    }
    const headers = { 'stripe-account': one.accountId, 'idempotency-key': 'same' }
    expect((await ask('payouts', { ...payout, amount: '200' }, headers)).body).toMatchObject({
      error: { type: 'idempotency_error' },
    })
  })

  test('and tells what happened at an account with its id, to who asks there alone', async () => {
    const { accountId, url } = await anOnboarding()
    await answerOnboarding(shop, url, { action: 'bank_returns' })
    const at = { 'stripe-account': accountId }
    const there = (await ask('events', undefined, at)).body.data
    expect(there).toMatchObject([{ type: 'account.updated', account: accountId }])
    const here = (await ask('events?limit=100')).body.data
    expect(here.filter((each: object) => 'account' in each)).toEqual([])
    await expect
      .poll(() => shop.received.map(({ rawBody }) => typeIn(rawBody)))
      .toContain(`account.updated ${accountId}`)
  })

  test('and has nothing to settle when no payout is due', async () => {
    await expect(settlePayouts(shop.running.sandbox)).resolves.toBeUndefined()
  })
})

function typeIn(rawBody: Buffer) {
  const { type, account: at } = sandboxEvent.parse(JSON.parse(rawBody.toString()))
  return `${type} ${at}`
}
