import { describe, expect, test } from 'vitest'
import {
  conditionNote,
  conditionOf,
  conditionWords,
  productConditions,
} from './product-condition.ts'

describe('a condition', () => {
  test.each(productConditions)('%s is read by its value and by its words, in any case', (each) => {
    expect(conditionOf(each)).toBe(each)
    expect(conditionOf(each.toUpperCase())).toBe(each)
    expect(conditionOf(` ${conditionWords[each].toUpperCase()} `)).toBe(each)
  })

  test.each([
    ['Shelf-Pulls', 'shelf_pull'],
    ['overstock / short dated', 'overstock_short_dated'],
    ['Short-dated', 'overstock_short_dated'],
    ['OPEN-BOX', 'open_box'],
    ['used', undefined],
    ['newish', undefined],
    ['', undefined],
  ])('%s', (text, condition) => {
    expect(conditionOf(text)).toBe(condition)
  })

  test('is worth a note unless the product is new', () => {
    expect(conditionNote('new')).toBeUndefined()
    expect(conditionNote('salvage')).toBe('Salvage')
  })
})
