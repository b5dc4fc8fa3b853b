import { expect, onTestFinished, test } from 'vitest'
import { aCable } from './testing/a-cable.ts'
import { aWelcomedPage, changed, confirmed } from './testing/a-page.ts'
import { heardNews } from './heard-news.ts'
import type { Publication } from './live-event.ts'

const offers = (...userIds: number[]): Publication => ({
  kind: 'announcement',
  channel: 'OffersChannel',
  userIds,
})
const orders = (...userIds: number[]): Publication => ({
  ...offers(...userIds),
  channel: 'PurchaseOrdersChannel',
})
const identifier = JSON.stringify({ channel: 'OffersChannel', user: 7 })

test('what was heard since a mark is known, and what came before it is not told', () => {
  const news = heardNews()
  news.note(offers(1))
  const mark = news.mark()
  expect(news.since(mark)).toEqual([])
  news.note(orders(2))
  news.note(offers(3))
  expect(news.since(mark)).toEqual([orders(2), offers(3)])
  expect(news.since(news.mark())).toEqual([])
})

test('a mark of another process, a forged one and one too old tell nothing', () => {
  const news = heardNews()
  const mark = news.mark()
  for (const unknown of [heardNews().mark(), '', '.', '0', mark.slice(1), `${mark}0000`])
    expect(news.since(unknown) ?? 'unknown', unknown).toBe('unknown')
  for (let each = 0; each < 1000; each += 1) news.note(offers(each))
  expect(news.since(mark)).toHaveLength(1000)
  news.note(offers(1))
  expect(news.since(mark)).toBeUndefined()
})

test('a mark does not show how much was heard', () => {
  const news = heardNews()
  const marks = [news.mark(), news.mark()]
  for (let each = 0; each < 20; each += 1) news.note(offers(each))
  marks.push(news.mark())
  expect(new Set(marks).size).toBe(3)
  expect(new Set(marks.map(({ length }) => length)).size).toBe(1)
})

test('after something was missed no earlier mark counts', () => {
  const news = heardNews()
  const mark = news.mark()
  news.note({ kind: 'missed' })
  expect(news.since(mark)).toBeUndefined()
  expect(news.since(news.mark())).toEqual([])
})

/** A page that connects with a mark and subscribes to offers: what it is told, up to its confirmation. */
async function toldTo(mark: string | undefined, { url }: { url: string }) {
  const query = mark === undefined ? '' : `?heard=${encodeURIComponent(mark)}`
  const page = await aWelcomedPage(url + query)
  onTestFinished(() => page.socket.close())
  page.send({ command: 'subscribe', identifier })
  const told = [await page.next()]
  if (JSON.stringify(told[0]) !== JSON.stringify(confirmed(identifier)))
    told.push(await page.next())
  return told
}

async function aLiveServer() {
  const news = heardNews()
  const { url } = await aCable({ news })
  return { news, url }
}

test('a page that connects is told what it missed, before its subscription is confirmed', async () => {
  const live = await aLiveServer()
  const { news } = live
  const before = news.mark()
  news.note(offers(9))
  news.note(orders(7))
  expect(await toldTo(before, live)).toEqual([confirmed(identifier)])
  news.note(offers(9, 7))
  expect(await toldTo(before, live)).toEqual([changed(identifier), confirmed(identifier)])
  expect(await toldTo(news.mark(), live)).toEqual([confirmed(identifier)])
})

test('a page with a mark that says nothing here is told that it may have missed something', async () => {
  const live = await aLiveServer()
  expect(await toldTo(heardNews().mark(), live)).toEqual([
    changed(identifier),
    confirmed(identifier),
  ])
})

test('a program without a mark is told nothing that it did not ask for', async () => {
  const live = await aLiveServer()
  live.news.note(offers(7))
  expect(await toldTo(undefined, live)).toEqual([confirmed(identifier)])
})
