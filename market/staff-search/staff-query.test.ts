import { describe, expect, test } from 'vitest'
import { readStaffQuery } from './staff-query.ts'

describe('what staff search for', () => {
  test.each([
    ['PO-10113', { of: 'order', value: 10_113 }],
    ['po 10113', { of: 'order', value: 10_113 }],
    ['#PO-10113', { of: 'order', value: 10_113 }],
    ['P.O. – １０１１３', { of: 'order', value: 10_113 }],
    ['O-10149', { of: 'offer', value: 10_149 }],
    [' o10149 ', { of: 'offer', value: 10_149 }],
    ['10113', { of: 'any', value: 10_113 }],
    ['#10113', { of: 'any', value: 10_113 }],
    ['Oak 10', undefined],
    ['1234567890', undefined],
    ['$1,425.00', undefined],
  ])('%s: as a number %j', (typed, number) => {
    expect(readStaffQuery(typed).number).toEqual(number)
  })

  test.each([
    ['$1,425.00', 1425_00],
    ['1425', 1425_00],
    ['1,425.50', 1425_50],
    ['14,25', undefined],
    ['1425.5', undefined],
    ['PO-1425', undefined],
  ])('%s: as an amount %j', (typed, amount) => {
    expect(readStaffQuery(typed).amount).toBe(amount)
  })

  test('is read without what no text holds, and without spare spaces', () => {
    expect(readStaffQuery('  Fern \0 &  Fable ').text).toBe('Fern & Fable')
  })
})

test.each([
  ['1Z 999-AA1 0123456784', '1Z999AA10123456784'],
  ['f-1000234', 'F1000234'],
  ['PO-10113', undefined],
  ['harbor outfitters', undefined],
])('%s: as a tracking number %j', (typed, tracking) => {
  expect(readStaffQuery(typed).tracking).toBe(tracking)
})
