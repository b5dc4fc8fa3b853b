import { describe, expect, test } from 'vitest'
import { UNCHANGED, withColumn, withFix } from './changes.ts'
import { columnsOf, mappingOf } from './mapping-of.ts'

const HEADER = ['UPC', 'Price', 'price', 'Units']

describe('what a seller says of the headers', () => {
  test('is said of each of several with the same words', () => {
    const changes = withColumn(withColumn(UNCHANGED, 1, null), 2, 'Unit Asking Price')
    const mapping = mappingOf(HEADER, changes)
    expect(mapping).toEqual({ 'price (1 of 2)': null, 'price (2 of 2)': 'Unit Asking Price' })
    expect(columnsOf(HEADER, mapping ?? {})).toEqual(changes.columns)
  })

  test('can’t be said where a correction adds a column of that name', () => {
    const changes = withColumn(UNCHANGED, 3, null)
    expect(mappingOf(HEADER, changes)).toEqual({ units: null })
    const fix = { row: 2, column: 'Units', text: '5' }
    expect(mappingOf(HEADER, withFix(changes, fix))).toBeUndefined()
  })
})
