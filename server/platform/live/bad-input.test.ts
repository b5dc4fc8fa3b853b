import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { aCable } from './testing/a-cable.ts'
import { aWelcomedPage, confirmed, rejected } from './testing/a-page.ts'

const offers = '{"channel":"OffersChannel","user":7}'
const probe = '{"channel":"Probe","user":7}'
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('bad input', () => {
  test.each([
    ['no JSON', 'hello'],
    ['empty text', ''],
    ['a list', '[{"command":"subscribe"}]'],
    ['null', 'null'],
    ['a number', '7'],
    ['no command', '{"identifier":"{}"}'],
    ['an unknown command', `{"command":"whisper","identifier":"{}"}`],
    ['a method for a command', `{"command":"constructor","identifier":"{}"}`],
    ['an odd command', `{"command":["subscribe"],"identifier":"{}"}`],
    ['__proto__', `{"__proto__":{"command":"subscribe","identifier":"{}"}}`],
    ['very deep JSON', deep(100_000)],
    ['very deep JSON in a command', `{"command":${deep(100_000)},"identifier":"{}"}`],
    ['a very deep identifier', `{"command":"subscribe","identifier":${deep(100_000)}}`],
  ])('%s is ignored and the connection stays', async (_name, text) => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    page.send(text)
    expect((await page.subscribe('Probe'))[0]).toEqual(rejected(probe))
  })

  test('a very deep text as identifier is rejected', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    page.send({ command: 'subscribe', identifier: deep(100_000) })
    expect(await page.next()).toEqual(rejected(deep(100_000)))
  })

  test('a binary frame is not run as a command', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    page.socket.send(Buffer.from(JSON.stringify({ command: 'subscribe', identifier: offers })))
    expect((await page.subscribe('Probe'))[0]).toEqual(rejected(probe))
  })

  test('a message over the limit closes 1009, also when sent in pieces', async () => {
    const { url } = await aCable()
    const whole = await aWelcomedPage(url)
    whole.send('x'.repeat(300_000))
    expect(await whole.closed).toBe(1009)
    const pieces = await aWelcomedPage(url)
    for (let n = 0; n < 3; n += 1) pieces.socket.send('x'.repeat(100_000), { fin: n === 2 })
    expect(await pieces.closed).toBe(1009)
  })
})

describe('a well-behaved websocket', () => {
  test('has its pings answered with their payload, also between pieces of a message', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    const command = JSON.stringify({ command: 'subscribe', identifier: offers })
    const pong = once(page.socket, 'pong')
    page.socket.send(command.slice(0, 20), { fin: false })
    page.socket.ping('between')
    page.socket.send(command.slice(20), { fin: true })
    expect(String((await pong)[0])).toBe('between')
    expect(await page.next()).toEqual(confirmed(offers))
  })

  test('has its closing answered with the same code', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url)
    page.socket.close(4007, 'done')
    expect(await page.closed).toBe(4007)
  })
})
