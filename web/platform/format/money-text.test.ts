import { describe, expect, test } from 'vitest'
import { cents, type Cents } from '#market/money.ts'
import { editMoney, type MoneyText } from './money-text.ts'
import { centsText } from './numbers.ts'

const empty: MoneyText = { text: '', isPointed: false, isFresh: true }

/** What a field shows, and holds, once these keys are typed into it at its end. */
function typing(keys: string, begun: MoneyText = empty) {
  let shown = begun
  let value: Cents | undefined
  for (const key of keys) {
    const edit = editMoney(shown, shown.text + key, key)
    if (!edit) continue
    value = edit.value
    const text = edit.text ?? centsText(edit.value)
    shown = { text, isPointed: edit.text !== undefined, isFresh: edit.isFresh }
  }
  return { shown: shown.text, value }
}

describe('typed', () => {
  test.each([
    ['5', '0.05', 5],
    ['35', '0.35', 35],
    ['123450', '1,234.50', 123450],
    ['3.5', '3.5', 3_50],
    ['3.50', '3.50', 3_50],
    ['12.', '12.', 12_00],
    ['.99', '.99', 99],
    ['1,200', '1,200', 1200_00],
    ['1,200.5', '1,200.5', 1200_50],
    ['3,5', '3,5', 3_50],
    ['3.505', '3.50', 3_50],
    ['3.5.', '3.5', 3_50],
  ])('%s shows %s', (keys, shown, value) => {
    expect(typing(keys)).toEqual({ shown, value })
  })

  test('after a price that stood there, a point changes nothing', () => {
    const stood: MoneyText = { text: '12.50', isPointed: false, isFresh: false }
    expect(typing('.', stood).shown).toBe('12.50')
    expect(typing('0.', stood).shown).toBe('125.00')
  })

  test('without its point again, it is cents again', () => {
    const pointed: MoneyText = { text: '3.', isPointed: true, isFresh: true }
    expect(editMoney(pointed, '3', '')).toEqual({ value: cents(3), isFresh: true })
  })
})

describe('pasted', () => {
  test.each([
    ['3.5', 3_50],
    ['1,200.00', 1200_00],
    ['1,200', 1200_00],
    ['$1,250.00', 1250_00],
    ['USD 99.00 each', 99_00],
    ['12,50', 12_50],
    ['7.996', 8_00],
    ['1250', 12_50],
  ])('%s is %i cents', (text, value) => {
    const stood: MoneyText = { text: '10.00', isPointed: false, isFresh: false }
    expect(editMoney(stood, text, text)?.value).toBe(value)
    expect(editMoney(empty, text, text)?.value).toBe(value)
  })

  test.each(['1.299,00', '1.2.3', `${'9'.repeat(11)}.00`])('%s is not guessed', (text) => {
    expect(editMoney(empty, text, text)).toBe(null)
  })

  test('into the middle of a price, its digits go there', () => {
    const stood: MoneyText = { text: '12.50', isPointed: false, isFresh: false }
    expect(editMoney(stood, '1992.50', '99')?.value).toBe(1992_50)
  })
})

test('a price is emptied, and typed again', () => {
  const stood: MoneyText = { text: '12.50', isPointed: false, isFresh: false }
  expect(editMoney(stood, '', '')).toMatchObject({ value: undefined })
  expect(typing('4.2').value).toBe(4_20)
})
