import { expect, test } from 'vitest'
import { buyerNamed, toggled } from './choice-labels.ts'

test('a category is chosen by one press, and let go by another', () => {
  expect(toggled(['Toys'], 'Pet')).toEqual(['Toys', 'Pet'])
  expect(toggled(['Toys', 'Pet'], 'Toys')).toEqual(['Pet'])
})

test('a buyer is one of the directory, in any case; others are refused', () => {
  const known = ['Harbor Grocers', 'Cove Pharmacy']
  expect(buyerNamed(known, ' harbor grocers ')).toBe('Harbor Grocers')
  expect(buyerNamed(known, 'Harbor')).toBeUndefined()
})
