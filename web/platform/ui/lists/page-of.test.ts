import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const many = Array.from({ length: 45 }, (_, at) => at)

test('rows come twenty at a time', () => {
  expect(pageOf(many, 0)).toMatchObject({ first: 1, last: 20, isLast: false })
  expect(pageOf(many, 2)).toMatchObject({ rows: many.slice(40), first: 41, last: 45, isLast: true })
})

test('a page that there is no longer is the last one', () => {
  expect(pageOf(many, 7)).toMatchObject({ page: 2, first: 41 })
  expect(pageOf([], 3)).toMatchObject({ page: 0, rows: [], isLast: true })
})
