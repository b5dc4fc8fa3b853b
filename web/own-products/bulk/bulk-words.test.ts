import { describe, expect, test } from 'vitest'
import { confirmWords, consequenceWords, countsWords, doneWords, leftWords } from './bulk-words.ts'

describe('an act on many products', () => {
  test('says what follows before it is done, the offers under way too', () => {
    expect(consequenceWords('delete', { changed: 12, offers_count: 3 })).toBe(
      'Buyers no longer see them. Orders keep them, and you can undo this for 10 minutes. 3 open offers lose their lines with them, even if you undo this.',
    )
    expect(consequenceWords('pause', { changed: 1, offers_count: 1 })).toContain(
      '1 open offer loses its lines',
    )
    expect(consequenceWords('price', { changed: 2, offers_count: 0 })).toBe(
      'Open offers keep the prices they were made at.',
    )
    expect(consequenceWords('price', { changed: 0, offers_count: 0 })).toBe(
      'No products would change.',
    )
  })

  test('is a button that says what it does', () => {
    expect(confirmWords('delete', 10_000)).toBe('Delete 10,000 products')
    expect(confirmWords('price', 1)).toBe('Change the price of 1 product')
  })

  test('says afterwards what came of it', () => {
    expect(doneWords('pause', 12)).toBe('12 products are paused')
    expect(doneWords('price', 1)).toBe('1 product has a new asking price')
    expect(leftWords(1)).toBe('1 product not changed')
    expect(leftWords(2)).toBe('2 products not changed')
  })
})

test('the counts of a new price say how many would be below wholesale', () => {
  const counts = { changed: 12, refused_count: 16 }
  const prices = { rows: [], total_count: 15, slips_count: 3, under_wholesale_count: 3 }
  expect(countsWords(counts)).toBe('12 of 28 change.')
  expect(countsWords(counts, prices)).toBe('12 of 28 change, 3 would be below wholesale.')
  expect(countsWords({ changed: 1, refused_count: 0 }, { ...prices, slips_count: 4 })).toBe(
    '1 of 1 changes, 3 would be below wholesale, 1 would drop unusually far.',
  )
})
