import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aboveAsking, aboveAskingWords } from './above-asking.ts'

const aLine = (unitPrice: number, askingToday: number | null, quantity = 10) => ({
  name: `Lot at ${unitPrice}`,
  quantity,
  unitPrice: cents(unitPrice),
  askingToday: askingToday === null ? null : cents(askingToday),
})

describe('an offer above today’s asking price', () => {
  test('is one with a line that costs less today; both sums are of these lines', () => {
    const lines = [aLine(10_00, 9_00), aLine(8_00, 12_00), aLine(5_00, 4_50, 100)]
    expect(aboveAsking(lines)).toEqual({
      lines: [lines[0], lines[2]],
      offered: 600_00,
      asking: 540_00,
    })
  })

  test('is empty at or below today’s asking price, and where there is no asking price', () => {
    expect(aboveAsking([aLine(9_00, 9_00), aLine(8_00, 9_00), aLine(8_00, null)])).toBeUndefined()
    expect(aboveAsking([])).toBeUndefined()
  })
})

describe('its words', () => {
  test('name both prices of one lot, and both sums', () => {
    expect(aboveAskingWords([aLine(10_00, 9_00)])).toBe(
      'The asking price is $9.00 per unit today, below the $10.00 of this offer. The 10 units come to $100.00 here and to $90.00 at today’s asking price.',
    )
  })

  test('count the lots where there are several', () => {
    expect(aboveAskingWords([aLine(10_00, 9_00), aLine(8_00, 12_00)])).toBe(
      'The asking price of 1 of 2 lots is below this offer today. It comes to $100.00 here and to $90.00 at today’s asking price.',
    )
    expect(aboveAskingWords([aLine(10_00, 9_00), aLine(8_00, 7_00)])).toBe(
      'The asking prices of 2 of 2 lots are below this offer today. They come to $180.00 here and to $160.00 at today’s asking prices.',
    )
    expect(aboveAskingWords([aLine(8_00, 9_00)])).toBeUndefined()
  })
})
