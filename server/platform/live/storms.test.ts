import { describe, expect, test } from 'vitest'
import { aCable } from './testing/a-cable.ts'
import { aPage, aWelcomedPage, confirmed, type Page } from './testing/a-page.ts'
import { sendAllowance } from './send-allowance.ts'

const STOPPED = { type: 'disconnect', reason: 'too_many_messages', reconnect: true }
const identifier = JSON.stringify({ channel: 'OffersChannel', user: 7 })

const storms: [string, (page: Page, n: number) => void][] = [
  ['words that mean nothing', ({ socket }) => socket.send('x')],
  ['empty frames', ({ socket }) => socket.send('')],
  ['bytes', ({ socket }) => socket.send(Buffer.alloc(10))],
  ['pings', ({ socket }) => socket.ping()],
  ['pongs', ({ socket }) => socket.pong()],
  ['long texts', ({ socket }) => socket.send('['.repeat(200_000))],
  [
    'subscribing and leaving',
    (page, n) => page.send({ command: n % 2 ? 'unsubscribe' : 'subscribe', identifier }),
  ],
]

/** Sends until the server has closed, or far more than it may take. */
async function storm(page: Page, send: (page: Page, n: number) => void) {
  for (let n = 0; n < 20_000 && page.socket.readyState === page.socket.OPEN; n += 1) {
    send(page, n)
    // The server's word to stop arrives between two sends. More pings at once are cut off by the protocol's own code.
    if (n % 20 === 0) await new Promise((done) => page.socket.ping(done)).then(nextTurn)
  }
}

const nextTurn = () => new Promise((done) => setImmediate(done))

describe('who sends without end', () => {
  test.each(storms)('%s is closed with 1008, and nobody else is concerned', async (_, send) => {
    const { url } = await aCable()
    const bystander = await aWelcomedPage(url, { session: '8.tab' })
    const page = await aWelcomedPage(url)
    await storm(page, send)
    expect(await page.closed).toBe(1008)
    expect(page.left).toContainEqual(STOPPED)
    const [answer, theirs] = await bystander.subscribe('OffersChannel', 8)
    expect(answer).toEqual(confirmed(theirs))
  })

  test('has one allowance for all sockets, and gets none with a new one', async () => {
    const { url } = await aCable()
    const pages = await Promise.all(Array.from({ length: 10 }, () => aWelcomedPage(url)))
    await Promise.all(pages.map((page) => storm(page, ({ socket }) => socket.send('x'))))
    expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual(Array(10).fill(1008))
    const again = await aPage(url)
    expect(await again.next()).toEqual(STOPPED)
    expect(await again.closed).toBe(1008)
  })
})

test('pages that come back after a restart and subscribe as ours do are heard', async () => {
  const { url } = await aCable()
  for (let round = 0; round < 2; round += 1) {
    const pages = await Promise.all(Array.from({ length: 25 }, () => aWelcomedPage(url)))
    for (const page of pages)
      for (const channel of ['OffersChannel', 'PurchaseOrdersChannel', 'ImportsChannel']) {
        const [answer, asked] = await page.subscribe(channel)
        expect(answer).toEqual(confirmed(asked))
      }
    for (const { socket } of pages) socket.close()
  }
})

test('what was sent is forgiven with time', () => {
  let now = 0
  const allowance = sendAllowance(() => now)
  while (allowance.spend(100_000));
  expect([allowance.spend(1000), allowance.isFull()]).toEqual([false, false])
  now += 1000
  expect(allowance.spend(40_000)).toBe(true)
  now += 60_000
  expect(allowance.isFull()).toBe(true)
})
