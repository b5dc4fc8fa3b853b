import { describe, expect, test } from 'vitest'
import { textQuery } from './text-query.ts'

describe('what a buyer types', () => {
  test('is every word, each by its beginning', () => {
    expect(textQuery('linen shi')).toBe("'linen':* & 'shi':*")
  })

  test('may write a joined word either way', () => {
    expect(textQuery('long-slee')).toBe("('long-slee':* | ('long' & 'slee':*))")
  })

  test('may hold a UPC in the groups it is printed in', () => {
    expect(textQuery('0 12345 67890 5')).toMatch(/ \| '012345678905':\*$/)
    expect(textQuery('012345678905')).toBe("'012345678905':*")
  })

  test('never leaves its quotes', () => {
    expect(textQuery("women's & !x")).toBe("'women''s':* & '&':* & '!x':*")
    expect(textQuery(String.raw`a\' | b`)).toBe(String.raw`'a\\''':* & '|':* & 'b':*`)
  })
})
