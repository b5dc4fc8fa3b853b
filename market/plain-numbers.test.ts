import { describe, expect, test } from 'vitest'
import { plainNumbers } from './plain-numbers.ts'

describe('the number of an order is read however it is written', () => {
  test.each([
    'PO-10095',
    'po-10095',
    '#PO-10095',
    '# PO-10095',
    'PO10095',
    'PO 10095',
    'PO #10095',
    'PO# 10095',
    'PO: 10095',
    'P.O. 10095',
    'P.O.-10095',
    'PO\u201110095',
    'PO\u201010095',
    'PO–10095',
    'PO — 10095',
    'PO\u221210095',
    'PO\uff0d10095',
    'PO_10095',
    'PO\u00a010095',
    'PO\u200b-10095',
    'PO\u00ad10095',
    'PO-１００９５',
    'ＰＯ－１００９５',
    '＃ＰＯ－１００９５',
    'PO-0010095',
  ])('%s', (typed) => {
    expect(plainNumbers(typed).toUpperCase()).toBe('PO-10095')
    expect(plainNumbers(`  ${typed} bears`).toUpperCase()).toBe('  PO-10095 BEARS')
  })

  test.each(['#10095', '# 10095', '１００９５', '＃１００９５', '\u200b10095\ufeff'])(
    '%s',
    (typed) => {
      expect(plainNumbers(typed)).toBe('10095')
    },
  )
})

test.each([
  'O-10412',
  'o10412',
  '#O-10412',
  'O 10412',
  'O #10412',
  'O\u201110412',
  'Ｏ－１０４１２',
])('the number of an offer is read as well: %s', (typed) => {
  expect(plainNumbers(typed).toUpperCase()).toBe('O-10412')
})

test.each([
  '',
  'po',
  'polo 10 pack',
  'casio 12',
  'Type O 12 oz',
  'Taco-10 kit',
  'O 12oz',
  '$3,312.00',
  '042171415276',
  'ABC-10095',
  'SKU PO-10095A',
  'Fern – Fable',
  '½ inch',
  'café № 5',
])('what is no number of ours stays as it was typed: %s', (typed) => {
  expect(plainNumbers(typed)).toBe(typed)
})
