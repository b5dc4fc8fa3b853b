import { describe, expect, test } from 'vitest'
import { aCable } from './testing/a-cable.ts'
import { type Page, aWelcomedPage, changed, confirmed, rejected } from './testing/a-page.ts'

async function expectNothingMore(page: Page) {
  expect((await page.subscribe('Probe'))[0]).toEqual(rejected('{"channel":"Probe","user":7}'))
}

describe('a message', () => {
  test('goes to every subscription of the channel, each in its own words', async () => {
    const { url, cable } = await aCable()
    const page = await aWelcomedPage(url)
    const identifiers = [
      '{"channel":"OffersChannel","user":7}',
      '{"user":7,"channel":"OffersChannel"}',
      '{"channel":"OffersChannel","user":{"id":7}}',
    ]
    for (const identifier of identifiers) {
      page.send({ command: 'subscribe', identifier })
      expect(await page.next()).toEqual(confirmed(identifier))
    }
    await page.subscribe('PurchaseOrdersChannel')
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    for (const identifier of identifiers) expect(await page.next()).toEqual(changed(identifier))
    await expectNothingMore(page)
  })

  test('goes to all tabs of the users it is for, and to nobody else', async () => {
    const { url, cable } = await aCable()
    const laptop = await aWelcomedPage(url, { session: '7.laptop' })
    const phone = await aWelcomedPage(url, { session: '7.phone' })
    const seller = await aWelcomedPage(url, { session: '9.tab' })
    const stranger = await aWelcomedPage(url, { session: '8.tab' })
    for (const page of [laptop, phone, stranger]) await page.subscribe('OffersChannel', 7)
    await seller.subscribe('OffersChannel', 9)
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [9, 7] })
    const buyers = changed('{"channel":"OffersChannel","user":7}')
    expect(await laptop.next()).toEqual(buyers)
    expect(await phone.next()).toEqual(buyers)
    expect(await seller.next()).toEqual(changed('{"channel":"OffersChannel","user":9}'))
    await expectNothingMore(stranger)
  })

  test('goes to administrators too where staff hear of everything, and nowhere else', async () => {
    const { url, cable } = await aCable()
    const staff = await aWelcomedPage(url, { session: '1.staff' })
    const stranger = await aWelcomedPage(url, { session: '8.tab' })
    for (const channel of ['OffersChannel', 'PurchaseOrdersChannel']) {
      await staff.subscribe(channel, 1)
      await stranger.subscribe(channel, 8)
    }
    for (const channel of ['OffersChannel', 'PurchaseOrdersChannel'] as const) {
      cable.deliver({ kind: 'announcement', channel, userIds: [7] })
    }
    expect(await staff.next()).toEqual(changed('{"channel":"PurchaseOrdersChannel","user":1}'))
    expect((await staff.subscribe('Probe', 1))[0]).toEqual(rejected('{"channel":"Probe","user":1}'))
    expect((await stranger.subscribe('Probe', 8))[0]).toEqual(
      rejected('{"channel":"Probe","user":8}'),
    )
  })

  test('does not reach a page that never subscribed', async () => {
    const { url, cable } = await aCable()
    const page = await aWelcomedPage(url)
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    await expectNothingMore(page)
  })

  test('is never lost once the subscription is confirmed: one comes after the last of many', async () => {
    const { url, cable } = await aCable()
    const page = await aWelcomedPage(url)
    const [, identifier] = await page.subscribe('OffersChannel')
    const [, orders] = await page.subscribe('PurchaseOrdersChannel')
    for (let n = 0; n < 500; n += 1)
      cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    cable.deliver({ kind: 'announcement', channel: 'PurchaseOrdersChannel', userIds: [7] })
    expect(await page.next()).toEqual(changed(identifier))
    // Another channel is not delayed by them.
    expect(await page.next()).toEqual(changed(orders))
    expect(await page.next()).toEqual(changed(identifier))
    await expectNothingMore(page)
  })

  test('comes at once again when it was quiet for a while', async () => {
    const { url, cable } = await aCable()
    const page = await aWelcomedPage(url)
    const [, identifier] = await page.subscribe('OffersChannel')
    const tell = () =>
      cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    for (let n = 0; n < 3; n += 1) {
      tell()
      expect(await page.next()).toEqual(changed(identifier))
    }
  })

  test('is not replayed after a reconnect', async () => {
    const { url, cable } = await aCable()
    const before = await aWelcomedPage(url)
    await before.subscribe('OffersChannel')
    before.socket.terminate()
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    const after = await aWelcomedPage(url)
    await after.subscribe('OffersChannel')
    await expectNothingMore(after)
  })

  test('goes to all subscriptions when notices may have been missed', async () => {
    const { url, cable } = await aCable()
    const page = await aWelcomedPage(url)
    const [, offers] = await page.subscribe('OffersChannel')
    const [, orders] = await page.subscribe('PurchaseOrdersChannel')
    cable.deliver({ kind: 'missed' })
    expect([await page.next(), await page.next()]).toEqual([changed(offers), changed(orders)])
  })

  test('to a page that stopped reading is given up with the page', async () => {
    const { url, cable } = await aCable()
    const sleeper = await aWelcomedPage(url)
    const reader = await aWelcomedPage(url)
    // 20 MB in as few messages as may be: each waits for the pause after the one before.
    const user = { id: 7, note: 'x'.repeat(200_000) }
    await sleeper.subscribe('OffersChannel', user)
    const [, identifier] = await reader.subscribe('OffersChannel')
    sleeper.socket.pause()
    for (let n = 0; n < 100; n += 1) {
      cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
      expect(await reader.next()).toEqual(changed(identifier))
    }
    sleeper.socket.resume()
    expect(await sleeper.closed).toBe(1006)
  })
})
