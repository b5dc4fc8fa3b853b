import { describe, expect, test } from 'vitest'
import { eventually } from '#server/testing/eventually.ts'
import { aCable } from './testing/a-cable.ts'
import { aPage, aWelcomedPage, changed, confirmed, rejected, type Page } from './testing/a-page.ts'

const REFUSED = { type: 'disconnect', reason: 'too_many_connections', reconnect: true }

const fifty = <Made>(make: (n: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: 50 }, (_, n) => make(n)))

describe('the sockets of one person', () => {
  test('are fifty at most; the newest is told why, and others are not concerned', async () => {
    const { url } = await aCable()
    const [first] = await fifty((n) => aWelcomedPage(url, { session: `7.tab${n % 10}` }))
    const onceMore = await aPage(url, { session: '7.other' })
    expect(await onceMore.next()).toEqual(REFUSED)
    expect(await onceMore.closed).toBe(1000)
    const other = await aPage(url, { session: '8.tab' })
    expect(await other.next()).toEqual({ type: 'welcome' })

    first?.socket.close()
    await first?.closed
    const next = await eventually(
      async () => (await aPage(url)).next(),
      (frame) => JSON.stringify(frame) !== JSON.stringify(REFUSED),
    )
    expect(next).toEqual({ type: 'welcome' })
  })

  test('hold so much together and no more, however many they are', async () => {
    const { url } = await aCable()
    const pad = 'x'.repeat(200_000)
    const bulky = JSON.stringify({ channel: 'OffersChannel', user: 7, pad })
    const answers: unknown[] = []
    const pages: Page[] = []
    for (let n = 0; n < 10; n += 1) {
      const page = await aWelcomedPage(url)
      page.send({ command: 'subscribe', identifier: bulky })
      pages.push(page)
      answers.push(await page.next())
    }
    expect(answers).toEqual([...Array(9).fill(confirmed(bulky)), rejected(bulky)])

    pages[0]?.socket.close()
    await pages[0]?.closed
    const freed = await eventually(
      async () => {
        pages[9]?.send({ command: 'subscribe', identifier: bulky })
        return pages[9]?.next()
      },
      (answer) => JSON.stringify(answer) === JSON.stringify(confirmed(bulky)),
    )
    expect(freed).toEqual(confirmed(bulky))
  })

  test('hear twice about a hundred changes in a moment, not a hundred times', async () => {
    const { url, cable } = await aCable()
    const pages = await fifty(() => aWelcomedPage(url))
    const [, identifier] =
      (await Promise.all(pages.map((page) => page.subscribe('ImportsChannel'))))[0] ?? []
    for (let n = 0; n < 100; n += 1)
      cable.deliver({ kind: 'announcement', channel: 'ImportsChannel', userIds: [7] })
    for (const page of pages) {
      expect(await page.next()).toEqual(changed(String(identifier)))
      expect(await page.next()).toEqual(changed(String(identifier)))
      expect((await page.subscribe('Probe'))[0]).toEqual(rejected('{"channel":"Probe","user":7}'))
    }
  })
})
