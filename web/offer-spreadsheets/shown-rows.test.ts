import { describe, expect, test } from 'vitest'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { rowsShown, startingWith } from './shown-rows.ts'

const row = (number: number, effect: JudgedRow['effect']): JudgedRow => ({
  row: number,
  product_id: number,
  name: null,
  seller: null,
  quantity: null,
  unit_price: null,
  total: null,
  percent_off: null,
  effect,
  problems: [],
  limits: [],
  slip: null,
  typed: { product_id: '', quantity: '', price: '' },
})
const rows = [row(2, 'add'), row(3, null), row(4, 'keep')]
const numbers = (shown: readonly JudgedRow[]) => shown.map((each) => each.row)

describe('the rows of a preview', () => {
  test('can be narrowed to those with problems, or without', () => {
    const none = new Set<number>()
    expect(numbers(rowsShown(rows, 'all', none))).toEqual([2, 3, 4])
    expect(numbers(rowsShown(rows, 'problems', none))).toEqual([3])
    expect(numbers(rowsShown(rows, 'good', none))).toEqual([2, 4])
    // One that was corrected stays where it was corrected, and counts as good.
    expect(numbers(rowsShown(rows, 'problems', new Set([4])))).toEqual([3, 4])
    expect(numbers(rowsShown(rows, 'good', new Set([4])))).toEqual([2, 4])
  })

  test('begin with the problems where there are any', () => {
    expect(startingWith({ problem_count: 1 })).toBe('problems')
    expect(startingWith({ problem_count: 0 })).toBe('all')
  })
})
