import { expect, test } from 'vitest'
import { leftOutWith, rowsToFix, withFix } from './rows-to-fix.ts'

const toFix = [
  { row: 7, column: 'Quantity', cell: 'two', words: '"two" isn’t a whole number' },
  { row: 7, column: 'Name', cell: '', words: 'is missing' },
]

test('a row stays in sight once it is corrected, until all of it is right', () => {
  const how = withFix({}, { row: 3, column: 'MSRP', text: '5' })
  expect(rowsToFix({ toFix }, withFix(how, { row: 7, column: 'Name', text: ' ' }))).toEqual([
    { row: 3, isLeftOut: false, cells: [{ column: 'MSRP', text: '5' }] },
    {
      row: 7,
      isLeftOut: false,
      cells: [
        { column: 'Quantity', text: 'two', words: '"two" isn’t a whole number' },
        { column: 'Name', text: ' ', words: 'is missing' },
      ],
    },
  ])
})

test('of two corrections of a cell the last holds', () => {
  const once = withFix({}, { row: 3, column: 'MSRP', text: '5' })
  expect(withFix(once, { row: 3, column: 'MSRP', text: '6' }).fixes).toEqual([
    { row: 3, column: 'MSRP', text: '6' },
  ])
})

test('a row that was left out can be taken in again', () => {
  const how = leftOutWith({ leave_out: [4] }, [{ row: 7 }, { row: 4 }], true)
  expect(how.leave_out).toEqual([7, 4])
  expect(rowsToFix({ toFix: [] }, how).map(({ row, isLeftOut }) => [row, isLeftOut])).toEqual([
    [4, true],
    [7, true],
  ])
  expect(leftOutWith(how, [{ row: 7 }], false).leave_out).toEqual([4])
})
