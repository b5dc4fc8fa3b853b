import { expect, test } from 'vitest'
import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import { firstCall, keyOf } from './first-call.ts'

const key = (search: object, query: object = { page: 1 }) =>
  keyOf(firstCall(searchProducts, { query, body: { search } }))

test('a call has one key, in whatever order its parts are written', () => {
  expect(key({ query: 'lamp', min_units: 5 }, { sort: 'newest', page: 1 })).toBe(
    key({ min_units: 5, tags: undefined, query: 'lamp' }, { page: 1, sort: 'newest' }),
  )
})

test.each([[{ query: 'lamps' }], [{ query: 'lamp', tags: ['a'] }], [{}]])(
  'another call has another key: %j',
  (search) => {
    expect(key(search)).not.toBe(key({ query: 'lamp' }))
  },
)

test('the order of a list counts', () => {
  expect(key({ tags: ['a', 'b'] })).not.toBe(key({ tags: ['b', 'a'] }))
})
