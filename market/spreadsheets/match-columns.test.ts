import { describe, expect, test } from 'vitest'
import { matchColumns } from './match-columns.ts'

const known = [{ name: 'Product ID' }, { name: 'Offer Price' }]
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

  test('leave open which is meant when one is there twice', () => {
    expect(namesIn('Offer Price', 'OFFER PRICE')).toBe('The file has two Offer Price columns')
  })

  test('are sixty at most', () => {
    expect(namesIn(...Array<string>(61).fill('x'))).toBe('The file has more than 60 columns')
  })
})
