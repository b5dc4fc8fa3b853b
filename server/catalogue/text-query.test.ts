import { describe, expect, test } from 'vitest'
import { asWritten, textQuery, wordsToRank } from './text-query.ts'

const queryOf = (typed: string) => textQuery(asWritten(typed))

describe('what a buyer types', () => {
  test('is every word, each by its beginning', () => {
    expect(queryOf('Linen shi')).toBe("'linen':* & 'shi':*")
  })

  test('says nothing more by saying it twice', () => {
    expect(queryOf('fig Fig FIG tea')).toBe("'fig':* & 'tea':*")
  })

  test('may write a joined word either way', () => {
    expect(queryOf('long-slee')).toBe("('longslee':* | ('long' & 'slee':*))")
  })

  test('may hold a UPC in the groups it is printed in', () => {
    expect(queryOf('0 12345 67890 5')).toMatch(/ \| '012345678905':\*$/)
    expect(queryOf('0-12345-67890-5')).toMatch(/ \| '012345678905':\*$/)
    expect(queryOf('012345678905')).toBe("'012345678905':*")
  })

  test('never leaves its quotes', () => {
    expect(queryOf("women's & !x")).toBe("'womens':* & 'x':*")
    expect(queryOf(String.raw`a\' | b:*`)).toBe("'a':* & 'b':*")
  })

  test('may be read in several ways', () => {
    expect(textQuery([[['candle'], ['candy']], [['t', 'shirt']]])).toBe(
      "('candle':* | 'candy':*) & ('tshirt':* | ('t' & 'shirt':*))",
    )
  })

  test('is ranked by every part of every word, and every word in one', () => {
    expect(wordsToRank(asWritten('fig t-s fig'))).toEqual(['fig', 't', 's', 'ts'])
  })
})
