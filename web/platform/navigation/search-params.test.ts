import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch, withoutDefaults } from './search-params.ts'

describe('the search of an address', () => {
  test('is text, whatever it looks like', () => {
    expect(parseSearch('?query=012345678905&stripe_success=true&page=2')).toEqual({
      query: '012345678905',
      stripe_success: 'true',
      page: '2',
    })
  })

  test('holds a key given twice as a list', () => {
    expect(parseSearch('?category=home&category=pet')).toEqual({ category: ['home', 'pet'] })
  })

  test('comes back as it was written', () => {
    const search = { query: 'tea & "honey" 50%+', category: ['home', 'pet'], sort: 'units' }
    expect(parseSearch(stringifySearch(search))).toEqual(search)
  })

  test('leaves out what is absent or empty', () => {
    expect(stringifySearch({ query: '', sort: undefined, seller: null, category: [] })).toBe('')
  })

  test('leaves out defaults', () => {
    expect(withoutDefaults({ sort: 'newest', page: 2 }, { sort: 'newest', page: 1 })).toEqual({
      page: 2,
    })
  })
})
