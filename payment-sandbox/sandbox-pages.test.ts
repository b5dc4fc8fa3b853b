import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRunningSandbox, type Shop } from './testing/a-running-sandbox.ts'
import { press } from './testing/press.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aRunningSandbox()
})
afterAll(() => shop.close())

async function aCheckoutPage(name = 'Purchase order PO-10244') {
  const answer = await fetch(`${shop.running.apiUrl}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.secretKey}` },
    body: new URLSearchParams({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '811200',
      'line_items[0][price_data][product_data][name]': name,
      customer_email: 'buyer@lotline.example',
      success_url: 'http://lotline.test/my_orders?stripe_success=true&purchase_order_id=7',
      cancel_url: 'http://lotline.test/my_orders?stripe_success=false&purchase_order_id=7',
    }),
  })
  const { id, url } = await answer.json()
  return { url: String(url), path: `/sandbox_checkout/${id}`, id: String(id) }
}

const read = async (path: string) => (await fetch(shop.address + path)).text()
const post = (path: string, form: Record<string, string>, site?: string) =>
  fetch(shop.address + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: site ? { 'sec-fetch-site': site } : {},
    redirect: 'manual',
  })
const tokenOf = (markup: string) => /name="token" value="([^"]+)"/.exec(markup)?.[1] ?? ''

describe('the hosted page', () => {
  test('says that no money moves, what is paid and by whom, and offers every way', async () => {
    const page = await read((await aCheckoutPage()).path)
    const text = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toContain('No money moves here.')
    expect(text).toContain('Purchase order PO-10244')
    expect(text).toContain('$8,112.00')
    expect(text).toContain('buyer@lotline.example')
    const buttons = [...page.matchAll(/<button[^>]*>\s*([^<]+?)\s*<\/button>/g)]
    expect(buttons.map(([, label]) => label)).toEqual([
      'Pay',
      'Pay needs verification',
      'Pay, then charge back',
      'Pay, then warn of fraud',
      'Decline',
      'Cancel',
    ])
  })

  test('runs no script and takes no style but its own, whatever the order is called', async () => {
    const { path } = await aCheckoutPage('<script>alert(1)</script><b style="color:red">"\'&')
    const answer = await fetch(shop.address + path)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
    const page = await answer.text()
    expect(page).not.toMatch(/<script|style="/)
    const css = await fetch(`${shop.address}/sandbox_checkout/checkout.css`)
    expect(css.headers.get('content-type')).toContain('text/css')
    expect(await css.text()).toMatch(/--paper: [^]*\.choices \{/)
  })

  test('is 404 for a checkout that nobody opened', async () => {
    const answer = await fetch(`${shop.address}/sandbox_checkout/cs_test_absent`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('No such checkout')
  })

  test('refuses a form that was not sent from it', async () => {
    const { path } = await aCheckoutPage()
    const { path: other } = await aCheckoutPage()
    const token = tokenOf(await read(path))
    expect((await post(path, { action: 'pay' })).status).toBe(403)
    expect((await post(path, { action: 'pay', token: tokenOf(await read(other)) })).status).toBe(
      403,
    )
    expect((await post(path, { action: 'pay', token }, 'cross-site')).status).toBe(403)
    expect((await post(path, { action: 'steal', token })).status).toBe(403)
    expect(await read(path)).toContain('Check out')
  })

  test('says so when the order was paid in another tab meanwhile', async () => {
    const { path, url } = await aCheckoutPage()
    const token = tokenOf(await read(path))
    await press(shop, url, 'Pay')
    const late = await post(path, { action: 'decline', token }, 'same-origin')
    expect(late.headers.get('location')).toBe(path)
    const page = await read(path)
    expect(page).toContain('This order is paid')
    expect(page).toContain('stripe_success=true')
  })

  test('has nothing to verify unless the bank asks', async () => {
    const { path, url } = await aCheckoutPage()
    await press(shop, url, 'Pay')
    expect(await read(`${path}/verify`)).not.toContain('<form')
  })

  test('is still there after a restart', async () => {
    const { path, url } = await aCheckoutPage()
    await press(shop, url, 'Pay needs verification')
    await shop.restart()
    expect(await read(path)).toContain('This payment waits for verification')
    expect(await read(`${path}/verify`)).toContain('Verify this payment')
  })
})
