import { describe, expect, test } from 'vitest'
import { aCable } from './testing/a-cable.ts'
import { type Page, aWelcomedPage, changed, confirmed, rejected } from './testing/a-page.ts'

const offers = '{"channel":"OffersChannel","user":7}'
const subscribe = (identifier: unknown) => ({ command: 'subscribe', identifier })
const unsubscribe = (identifier: unknown) => ({ command: 'unsubscribe', identifier })

async function answerTo(page: Page, identifier: string) {
  page.send(subscribe(identifier))
  return page.next()
}

/** No frame came before this answer, so everything sent earlier got none. */
async function expectSilence(page: Page) {
  const probe = '{"channel":"Probe"}'
  expect(await answerTo(page, probe)).toEqual(rejected(probe))
}

describe('subscribing', () => {
  test.each([
    offers,
    '{"user":7,"channel":"OffersChannel"}',
    '{ "channel" : "PurchaseOrdersChannel", "user": "7" }',
    String.raw`{"channel":"Offers\u0043hannel","user":7}`,
    '{"channel":"OffersChannel","user":{"id":7,"email":"zoë@läden.example","name":"😀"}}',
    '{"channel":"OffersChannel","user":{"id":"7"}}',
  ])('with %s is confirmed in the very same words', async (identifier) => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    expect(await answerTo(page, identifier)).toEqual(confirmed(identifier))
  })

  test('takes a whole user object of 64 KB and more', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    const user = { id: 7, note: 'ü'.repeat(50_000) }
    const identifier = JSON.stringify({ channel: 'OffersChannel', user })
    expect(await answerTo(page, identifier)).toEqual(confirmed(identifier))
  })

  test.each([
    '{"channel":"OffersChannel","user":8}',
    '{"channel":"OffersChannel","user":"07"}',
    '{"channel":"OffersChannel","user":{"id":8}}',
    '{"channel":"OffersChannel","user":[7]}',
    '{"channel":"OffersChannel","user":{"id":[7]}}',
    '{"channel":"OffersChannel","user":null}',
    '{"channel":"OffersChannel","user":true}',
    '{"channel":"OffersChannel"}',
    '{"channel":"NoSuchChannel","user":7}',
    '{"channel":"ApplicationsChannel","user":7}',
    '{"channel":"__proto__","user":7}',
    '{"channel":"constructor","user":7}',
    '{"channel":["OffersChannel"],"user":7}',
    '{"user":7}',
    '[]',
    'null',
    '"OffersChannel"',
    'OffersChannel',
    '',
  ])('with %j is rejected, every time, and nothing else suffers', async (identifier) => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    expect(await answerTo(page, offers)).toEqual(confirmed(offers))
    expect(await answerTo(page, identifier)).toEqual(rejected(identifier))
    expect(await answerTo(page, identifier)).toEqual(rejected(identifier))
  })

  test.each([null, 7, ['x'], { channel: 'OffersChannel', user: 7 }, undefined])(
    'with the identifier %j, which is no text, is ignored',
    async (identifier) => {
      const { url } = await aCable()
      const page = await aWelcomedPage(url)
      page.send(subscribe(identifier))
      await expectSilence(page)
    },
  )

  test('twice is answered and delivered once', async () => {
    const { url, cable } = await aCable()
    const page = await aWelcomedPage(url)
    await answerTo(page, offers)
    page.send(subscribe(offers))
    await expectSilence(page)
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    expect(await page.next()).toEqual(changed(offers))
    await expectSilence(page)
  })

  test('is for one connection and dies with it', async () => {
    const { url, cable } = await aCable()
    const first = await aWelcomedPage(url)
    await answerTo(first, offers)
    first.socket.close()
    await first.closed
    const second = await aWelcomedPage(url)
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    await expectSilence(second)
    expect(await answerTo(second, offers)).toEqual(confirmed(offers))
  })

  test('is bounded, so that one page cannot fill the memory', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    const bulky = (n: number) => JSON.stringify({ channel: 'OffersChannel', user: 7, n, pad })
    const pad = 'x'.repeat(70_000)
    for (let n = 0; n < 4; n += 1)
      expect(await answerTo(page, bulky(n))).toEqual(confirmed(bulky(n)))
    expect(await answerTo(page, bulky(4))).toEqual(rejected(bulky(4)))
    page.send(unsubscribe(bulky(0)))
    expect(await answerTo(page, bulky(4))).toEqual(confirmed(bulky(4)))
  })

  test('is bounded in number, so that one piece of news is not told a thousand times', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    const numbered = (n: number) => JSON.stringify({ channel: 'OffersChannel', user: 7, n })
    for (let n = 0; n < 20; n += 1)
      expect(await answerTo(page, numbered(n))).toEqual(confirmed(numbered(n)))
    expect(await answerTo(page, numbered(20))).toEqual(rejected(numbered(20)))
  })
})

describe('unsubscribing', () => {
  test('is silent, ends exactly that subscription, and may be undone', async () => {
    const { url, cable } = await aCable()
    const page = await aWelcomedPage(url)
    const other = '{"user":7,"channel":"OffersChannel"}'
    await answerTo(page, offers)
    await answerTo(page, other)
    page.send(unsubscribe(offers))
    await expectSilence(page)
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    expect(await page.next()).toEqual(changed(other))
    await expectSilence(page)
    expect(await answerTo(page, offers)).toEqual(confirmed(offers))
  })

  test('from nothing, twice, or by nonsense is ignored', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    await answerTo(page, offers)
    for (const odd of ['{"channel":"OffersChannel","user":9}', 'x', null, {}, 7, undefined]) {
      page.send(unsubscribe(odd))
    }
    page.send(unsubscribe(offers))
    page.send(unsubscribe(offers))
    await expectSilence(page)
  })

  test('between two subscribes in one breath ends subscribed', async () => {
    const { url, cable } = await aCable()
    const page = await aWelcomedPage(url)
    page.send(subscribe(offers))
    page.send(unsubscribe(offers))
    page.send(subscribe(offers))
    expect(await page.next()).toEqual(confirmed(offers))
    expect(await page.next()).toEqual(confirmed(offers))
    cable.deliver({ kind: 'announcement', channel: 'OffersChannel', userIds: [7] })
    expect(await page.next()).toEqual(changed(offers))
    await expectSilence(page)
  })
})

describe('an action of a channel', () => {
  test.each(['speak', 'constructor', 'announce', 'send', '__proto__'])(
    '%s is ignored',
    async (action) => {
      const { url } = await aCable()
      const page = await aWelcomedPage(url)
      await answerTo(page, offers)
      const data = JSON.stringify({ action, channel: 'PurchaseOrdersChannel' })
      page.send({ command: 'message', identifier: offers, data })
      await expectSilence(page)
    },
  )
})
