import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import {
  addScanned,
  allArrived,
  noneArrived,
  problemOf,
  receiveWords,
  type CountedLine,
} from './count.ts'

const bear: CountedLine = {
  id: 1,
  name: 'Bear',
  upc: '042171415276',
  image: undefined,
  quantity: 40,
  expected: 40,
  left: 40,
  unitCents: cents(920),
}
const mug: CountedLine = { ...bear, id: 2, name: 'Mug', upc: '012345678905', quantity: 2 }
const lines = [bear, { ...mug, expected: 2, left: 2 }]
const all = allArrived(lines)

test.each([
  ['Receive all 42 units', all],
  ['Receive 40 of 42 and report 2 short', new Map(all).set(1, 38)],
  ['Receive 0 of 42 and report 42 short', noneArrived(lines)],
])('the button says: %s', (words, count) => {
  expect(receiveWords(lines, count)).toBe(words)
})

test('what was reported as missing may have arrived after all', () => {
  const found = [{ ...bear, expected: 38, left: 38 }]
  expect(receiveWords(found, new Map([[1, 40]]))).toBe('Receive 40 units')
})

test.each([
  [40, undefined],
  [undefined, 'Enter a number'],
  [41, 'Only 40 were ordered'],
])('a line with %j units has the problem %j', (units, problem) => {
  expect(problemOf(bear, new Map([[1, units]]))).toBe(problem)
})

describe('a scan', () => {
  const none = noneArrived(lines)

  test('adds a unit to its line, however many zeros its code begins with', () => {
    const { count, said } = addScanned(lines, none, '0012345678905')
    expect(count.get(2)).toBe(1)
    expect(said).toBe('1 of 2: Mug')
  })

  test('of something else changes nothing', () => {
    const scanned = addScanned(lines, none, '4006381333931')
    expect(scanned).toEqual({
      count: none,
      said: 'Not on this order: 4006381333931',
      isAdded: false,
    })
  })

  test('beyond what was ordered changes nothing', () => {
    const scanned = addScanned(lines, all, mug.upc)
    expect(scanned).toMatchObject({ said: 'All 2 are counted: Mug', isAdded: false })
  })

  test('goes to the next line of the same product once the first one is full', () => {
    const twice = [bear, { ...bear, id: 3 }]
    const full = new Map([
      [1, 40],
      [3, 0],
    ])
    expect(addScanned(twice, full, bear.upc).count.get(3)).toBe(1)
  })
})
