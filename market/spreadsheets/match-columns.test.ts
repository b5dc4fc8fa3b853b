import { describe, expect, test } from 'vitest'
import { columnNames, matchColumns } from './match-columns.ts'

const known = columnNames([{ name: 'Product ID' }, { name: 'Offer Price' }])
const namesIn = (...header: string[]) => {
  const match = matchColumns(header, known)
  return 'problem' in match ? match.problem : match.columns.map((column) => column?.name)
}

describe('the columns of a file', () => {
  test('are known by their names, whatever their case, spaces, punctuation and order', () => {
    expect(namesIn('offer_price', ' PRODUCT id ')).toEqual(['Offer Price', 'Product ID'])
  })

  test('may be others, too', () => {
    expect(namesIn('Issues', 'Product ID', '')).toEqual([undefined, 'Product ID', undefined])
  })

  test('may be there twice', () => {
    expect(namesIn('Offer Price', 'OFFER PRICE')).toEqual(['Offer Price', 'Offer Price'])
  })

  test('are three hundred at most', () => {
    expect(namesIn(...Array<string>(301).fill('x'))).toBe('The file has more than 300 columns')
  })
})
