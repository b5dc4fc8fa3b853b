import { describe, expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'
import { asWritten, textQuery } from './text-query.ts'

const queryOf = (typed: string) => textQuery(asWritten(typed))

describe('what a buyer types', () => {
  test('is every word, each by its beginning', () => {
    expect(queryOf('Linen 20 shi')).toBe("'linen':* & '20':* & 'shi':*")
  })

  test('says nothing more by saying it twice', () => {
    expect(queryOf('20 fi 20')).toBe("'20':* & 'fi':*")
  })

  test('may write a joined word either way', () => {
    expect(queryOf('long-slee')).toBe("('longslee':* | (('long' | 'longs') & 'slee':*))")
  })

  test('may hold a UPC in the groups it is printed in', () => {
    expect(queryOf('0 12345 67890 5')).toMatch(/ \| '012345678905':\* \| /)
    expect(queryOf('0-12345-67890-5')).toMatch(/ \| '012345678905':\* \| /)
    expect(queryOf('012345678905')).toMatch(/^\('012345678905':\* \| /)
  })

  test('never leaves its quotes', () => {
    expect(queryOf("kid's & !x")).toBe("('kids':* | 'kid':* | 'kidsx':*) & ('x':* | 'kidsx':*)")
    expect(queryOf(String.raw`a\' | 5:*`)).toBe("'a':* & '5':*")
  })

  test('may be read in several ways', () => {
    expect(textQuery([[['candle'], ['candy']], [['t', 'shirt']]])).toBe(
      "('candle':* | 'candy':* | 'candies':* | 'candletshirt':*) & ('tshirt':* | (('t' | 'ts') & 'shirt':*) | 'candletshirt':*)",
    )
  })

  test('is meant in singular and plural, and may be written in one with its neighbor', () => {
    expect(queryOf('dresses')).toBe("('dresses':* | 'dress':*)")
    expect(queryOf('scarf')).toBe("('scarf':* | 'scarves':*)")
    expect(queryOf('wi fi')).toBe("('wi':* | 'wifi':*) & ('fi':* | 'wifi':*)")
  })

  test('may be a UPC of any length', () => {
    expect(queryOf('4006381333931')).toBe("('4006381333931':* | '04006381333931')")
  })

  test('is ranked by every part of every word, and every word in one; by other forms apart', () => {
    const { typed, forms } = searchTerms(asWritten('fig t-s shelves'))
    expect(typed).toEqual(['fig', 's', 'shelves', 't', 'ts'])
    expect(forms.map(({ word }) => word)).toEqual([
      'figt',
      'figts',
      'shelf',
      'tsshelf',
      'tsshelves',
    ])
  })
})
