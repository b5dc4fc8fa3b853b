import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { lotFigures } from '../testing/lot-figures.ts'
import { answerText, fileRows, sortedLots } from './sorted-lots.ts'

const mug = lotFigures({ name: 'Mug', views: 9, offers: 2, answer_hours: 5 })
const bowl = lotFigures({ name: 'Bowl', views: 30, units_sold: 12, sold_net_cents: cents(86_40) })
const tray = lotFigures({ name: 'Tray', offers: 5, answer_hours: 1.2 })
const names = (...asked: Parameters<typeof sortedLots>) =>
  sortedLots(...asked).map(({ name }) => name)

test.each([
  ['name', ['Bowl', 'Mug', 'Tray']],
  ['-views', ['Bowl', 'Mug', 'Tray']],
  ['-offers', ['Tray', 'Mug', 'Bowl']],
  ['-sold', ['Bowl', 'Mug', 'Tray']],
  ['answer', ['Tray', 'Mug', 'Bowl']],
] as const)('lots stand in the order %s', (sort, expected) => {
  expect(names([mug, bowl, tray], sort)).toEqual(expected)
})

test.each([
  [null, '–'],
  [0.2, '12 minutes'],
  [1.2, '1 hour'],
  [30, '30 hours'],
  [47, '2 days'],
])('an answer after %s hours took %s', (hours, words) => {
  expect(answerText(hours)).toBe(words)
})

test('the file has a row for each lot, with figures as numbers', () => {
  expect(fileRows([bowl])).toEqual([
    ['Product', 'UPC', 'Views', 'Offers', 'Units sold', 'Sold net', 'Hours to answer'],
    ['Bowl', '036000291452', 30, 0, 12, 86.4, ''],
  ])
})
