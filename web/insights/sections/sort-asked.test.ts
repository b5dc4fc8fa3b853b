import { describe, expect, test } from 'vitest'
import { bothWays, sortAsked } from './sort-asked.ts'

const cell = () => null
const columns = [
  { head: 'Name', cell, sorts: bothWays('name') },
  { head: 'Units', cell, sorts: bothWays('units') },
  { head: 'Note', cell },
]

describe('the sort of a section', () => {
  test.each(['units_asc', 'units_desc', 'name_asc'])('is the one in the address: %s', (given) => {
    expect(sortAsked(given, columns)).toBe(given)
  })

  test.each([undefined, '', 'units', 'password_asc', 'units_up'])(
    'is the usual one for %j',
    (given) => {
      expect(sortAsked(given, columns)).toBeUndefined()
    },
  )
})
