import { describe, expect, test, vi } from 'vitest'
import { columnSort, sortAsked } from './sort-asked.ts'

const COLUMNS = ['name', 'units'] as const

describe('the sort of a section', () => {
  test('is the one in the address', () => {
    expect(sortAsked('units_desc', COLUMNS, 'name_asc')).toBe('units_desc')
  })

  test.each([undefined, '', 'units', 'password_asc', 'units_up'])(
    'is the usual one for %j',
    (given) => {
      expect(sortAsked(given, COLUMNS, 'name_asc')).toBe('name_asc')
    },
  )
})

describe('a press on a column’s head', () => {
  test.each([
    ['name_desc', 'none', 'units_asc'],
    ['units_asc', 'ascending', 'units_desc'],
    ['units_desc', 'descending', 'units_asc'],
  ] as const)('while the sort is %s, shown as %s, sorts by %s', (sort, direction, next) => {
    const onSort = vi.fn()
    const head = columnSort<'name' | 'units'>('units', sort, onSort)
    expect(head.direction).toBe(direction)
    head.onSort()
    expect(onSort).toHaveBeenCalledWith(next)
  })
})
