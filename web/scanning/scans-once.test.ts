import { expect, test } from 'vitest'
import { scansOnce } from './scans-once.ts'

const UPC = '036000291452'

/** How many counts there were with each picture: a code in it, or none. */
function counted(pictures: [at: number, ...codes: string[]][]) {
  const once = scansOnce()
  return pictures.map(([at, ...codes]) => once(codes, at).length)
}

test('a code that stays in view counts once, and again after it was away', () => {
  const pictures: [number, ...string[]][] = [[0, UPC], [100, UPC], [200], [1000], [1100, UPC]]
  expect(counted(pictures)).toEqual([1, 0, 0, 0, 1])
})

test('a code that is blurred for a moment does not count again', () => {
  expect(counted([[0, UPC], [100], [200, UPC], [300], [900, UPC]])).toEqual([1, 0, 0, 0, 0])
})

test('a phone that reads no picture for a while counts nothing twice', () => {
  expect(counted([[0, UPC], [5000, UPC], [5100], [12_000, UPC]])).toEqual([1, 0, 0, 0])
})

test('two codes in view count once each, whichever a picture shows', () => {
  expect(
    counted([
      [0, 'one', 'other'],
      [100, 'one'],
      [200, 'other'],
      [300, 'one'],
    ]),
  ).toEqual([2, 0, 0, 0])
})
