import { expect, test } from 'vitest'
import { headersOf, withHeader } from './headers-of.ts'

const LOOK = {
  header: ['Title', 'Menge', ' MSRP ', ''],
  guessed: ['Name', undefined, 'MSRP', undefined],
}

test('a header is read as somebody said, or by its own words', () => {
  expect(headersOf(LOOK, {}).map(({ name, column }) => [name, column])).toEqual([
    ['Title', 'Name'],
    ['Menge', null],
    ['MSRP', 'MSRP'],
    ['Column 4', null],
  ])
  const mapping = { menge: 'Quantity', msrp: null }
  expect(headersOf(LOOK, { mapping }).map(({ column }) => column)).toEqual([
    'Name',
    'Quantity',
    null,
    null,
  ])
})

test('a column stands in one place: chosen in another, its header is let go', () => {
  const once = withHeader(LOOK, {}, { at: 1, column: 'Name' })
  expect(once.mapping).toEqual({ title: null, menge: 'Name' })
  const twice = withHeader(LOOK, once, { at: 0, column: 'Name' })
  expect(twice.mapping).toEqual({ title: 'Name', menge: null })
  expect(withHeader(LOOK, twice, { at: 2, column: null }).mapping).toMatchObject({ msrp: null })
})

test('headers with the same words are chosen on their own', () => {
  const look = { header: ['Price', 'price'], guessed: [undefined, undefined] }
  expect(headersOf(look, {}).map(({ name }) => name)).toEqual(['Price (1 of 2)', 'price (2 of 2)'])
  const how = withHeader(look, {}, { at: 1, column: 'MSRP' })
  expect(how.mapping).toEqual({ 'price (2 of 2)': 'MSRP' })
  expect(headersOf(look, how).map(({ column }) => column)).toEqual([null, 'MSRP'])
})
