import { describe, expect, test } from 'vitest'
import { type LiveNews, isPollDue, linkAfter, newLink, standingOf } from './live-link.ts'

const SECOND = 1000

/** The link after some news, each at its second, on a page opened at second 0. */
function linkTold(...story: [at: number, news: LiveNews][]) {
  return story.reduce((link, [at, news]) => linkAfter(news, link, at * SECOND), newLink(0))
}

const standing = (link: ReturnType<typeof newLink>, at: number) => standingOf(link, at * SECOND)

describe('the live connection', () => {
  test('is opening at first and away when it has not come after ten seconds', () => {
    expect(standing(newLink(0), 10)).toBe('opening')
    expect(standing(newLink(0), 10.1)).toBe('away')
  })

  test('is live once confirmed, for as long as it is heard every six seconds', () => {
    const link = linkTold([1, 'confirmed'], [4, 'heard'])
    expect(standing(link, 10)).toBe('live')
    expect(standing(link, 10.1)).toBe('opening')
    expect(standing(link, 14.1)).toBe('away')
  })

  test('is live again at the next sound of a connection that only paused', () => {
    expect(standing(linkTold([1, 'confirmed'], [40, 'heard']), 41)).toBe('live')
  })

  test('is not live by sound alone, before it is confirmed', () => {
    expect(standing(linkTold([1, 'heard']), 2)).toBe('opening')
  })

  test('is opening as soon as it is lost, and live when confirmed again', () => {
    const lost = linkTold([1, 'confirmed'], [2, 'lost'])
    expect(standing(lost, 3)).toBe('opening')
    expect(standing(linkAfter('confirmed', lost, 8 * SECOND), 9)).toBe('live')
  })

  test('stays over, whatever comes late', () => {
    const link = linkTold([1, 'confirmed'], [2, 'ended'], [3, 'heard'], [3, 'confirmed'])
    expect(standing(link, 4)).toBe('over')
    expect(standing(link, 400)).toBe('over')
  })
})

describe('the page looks for itself', () => {
  test('every thirty seconds while the connection is away', () => {
    const lost = linkTold([1, 'confirmed'], [2, 'lost'])
    expect(isPollDue(lost, 30.9 * SECOND)).toBe(false)
    expect(isPollDue(lost, 31 * SECOND)).toBe(true)
    const looked = linkAfter('refetched', lost, 31 * SECOND)
    expect(isPollDue(looked, 60 * SECOND)).toBe(false)
    expect(isPollDue(looked, 61 * SECOND)).toBe(true)
  })

  test('never while the connection is live, or over', () => {
    expect(isPollDue(linkTold([1, 'confirmed'], [99, 'heard']), 100 * SECOND)).toBe(false)
    expect(isPollDue(linkTold([1, 'ended']), 100 * SECOND)).toBe(false)
  })
})
