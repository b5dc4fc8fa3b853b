import { expect, test } from 'vitest'
import { sortByHead, type ListColumn } from './sort-by-head.ts'

type Sort = 'newest' | 'total_asc' | 'total_desc'
const total: ListColumn<object, Sort> = {
  head: 'Total',
  cell: () => null,
  sorts: { ascending: 'total_asc', descending: 'total_desc' },
}

/** The direction at each of the orders, and the order that a press leads to. */
function pressedAt(column: ListColumn<object, Sort>, sort: Sort) {
  const pressed: Sort[] = []
  const { sort: head } = sortByHead(column, { sort, onSort: (next) => pressed.push(next) })
  head?.onSort()
  return [head?.direction, pressed[0]]
}

test('a press on a head sorts by it, and another the other way round', () => {
  expect(pressedAt(total, 'newest')).toEqual(['none', 'total_asc'])
  expect(pressedAt(total, 'total_asc')).toEqual(['ascending', 'total_desc'])
  expect(pressedAt(total, 'total_desc')).toEqual(['descending', 'total_asc'])
})

test('a head with one order stays at it', () => {
  const newest: ListColumn<object, Sort> = { ...total, sorts: { descending: 'newest' } }
  expect(pressedAt(newest, 'total_asc')).toEqual(['none', 'newest'])
  expect(pressedAt(newest, 'newest')).toEqual(['descending', 'newest'])
})

test('a column without an order has no button', () => {
  const plain = { head: 'Units', cell: () => null }
  expect(sortByHead(plain, { sort: 'newest', onSort: () => {} })).toEqual(plain)
})
