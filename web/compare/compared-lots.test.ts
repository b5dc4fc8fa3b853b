import { describe, expect, test } from 'vitest'
import {
  MOST_COMPARED,
  readComparedLots,
  withOrWithout,
  type ComparedLot,
} from './compared-lots.ts'

const aLot = (id: number): ComparedLot => ({
  id,
  seller_id: 3,
  name: `Lot ${id}`,
  photo_1_url: null,
})
const lots = (count: number) => Array.from({ length: count }, (_, at) => aLot(at + 1))
const ids = (of: readonly ComparedLot[]) => of.map(({ id }) => id)

describe('the lots to compare', () => {
  test('take one in, and let it go again', () => {
    expect(ids(withOrWithout(lots(2), aLot(7)))).toEqual([1, 2, 7])
    expect(ids(withOrWithout(lots(2), aLot(1)))).toEqual([2])
  })

  test('are ten at most', () => {
    expect(withOrWithout(lots(MOST_COMPARED), aLot(11))).toEqual(lots(10))
  })

  test('come back as they were stored, and are empty where something else was stored', () => {
    expect(readComparedLots(JSON.stringify(lots(3)))).toEqual(lots(3))
    expect(readComparedLots('{"not":"these"}')).toEqual([])
    expect(readComparedLots(undefined)).toEqual([])
  })
})
