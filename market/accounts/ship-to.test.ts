import { describe, expect, test } from 'vitest'
import { shipToCountries } from '#market/ship-to-places.ts'
import {
  addressLines,
  isDeliverable,
  SHIP_TO_REQUIRED,
  SHIP_TO_UNCLEAR,
  shipToIn,
  shipToProblem,
  withCodes,
} from './ship-to.ts'

const reno = {
  name: 'Fig & Cedar',
  line1: '9 Pier Road',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'United States',
}
const toronto = { ...reno, city: 'Toronto', state: 'ON', postal_code: 'M5V 2T6', country: 'CA' }

const problemsOf = (address: object) =>
  (shipToIn.safeParse(address).error?.issues ?? []).map(({ path, message }) => [path[0], message])

describe('an address that a carrier takes', () => {
  test.each([
    ['a state by its code', { ...reno, state: 'nv' }],
    ['a state in words', { ...reno, state: 'Nevada' }],
    ['ZIP+4', { ...reno, postal_code: '89501-1234' }],
    ['the country by its code', { ...reno, country: 'US' }],
    ['the country as Americans write it', { ...reno, country: 'U.S.A.' }],
    ['the capital', { ...reno, state: 'D.C.', postal_code: '20500' }],
    ['a territory', { ...reno, state: 'PR', postal_code: '00901' }],
    ['a military post office', { ...reno, state: 'AE', postal_code: '09012' }],
    ['Canada', toronto],
    ['Canada, written together', { ...toronto, postal_code: 'm5v2t6', state: 'Ontario' }],
  ])('may have %s', (_what, address) => {
    expect(problemsOf(address)).toEqual([])
    expect(isDeliverable(address)).toBe(true)
  })

  test.each([
    [{ state: 'Nevadaland' }, ['state', '“Nevadaland” is no state of the United States']],
    [{ state: 'ON' }, ['state', '“ON” is no state of the United States']],
    [{ postal_code: 'abc' }, ['postal_code', 'A ZIP code has 5 digits, or 9 as in 97201-1234']],
    [{ postal_code: '8950' }, ['postal_code', 'A ZIP code has 5 digits, or 9 as in 97201-1234']],
    [{ country: 'Atlantis' }, ['country', 'Sellers ship to the United States and Canada']],
    [{ state: ' ' }, ['state', 'Required']],
  ])('has not %o', (wrong, problem) => {
    expect(problemsOf({ ...reno, ...wrong })).toEqual([problem])
    expect(isDeliverable({ ...reno, ...wrong })).toBe(false)
  })

  test.each([
    [{ state: 'NV' }, ['state', '“NV” is no province of Canada']],
    [{ postal_code: 'D5V 2T6' }, ['postal_code', 'A Canadian postal code looks like K1A 0B1']],
    [{ postal_code: '89501' }, ['postal_code', 'A Canadian postal code looks like K1A 0B1']],
  ])('in Canada has not %o', (wrong, problem) => {
    expect(problemsOf({ ...toronto, ...wrong })).toEqual([problem])
  })
})

test('an address is printed with the code of its state and its country in words', () => {
  expect(addressLines({ ...reno, state: 'Nevada', country: 'US', line2: '' })).toEqual([
    'Fig & Cedar',
    '9 Pier Road',
    'Reno, NV 89501',
    'United States',
  ])
  expect(addressLines({ ...reno, country: 'Atlantis', state: 'Nevadaland' }).slice(2)).toEqual([
    'Reno, Nevadaland 89501',
    'Atlantis',
  ])
})

describe('an address is kept with the codes of its places', () => {
  const kept = (given: object) => {
    const { state, country } = shipToIn.parse({ ...reno, ...given })
    return [state, country]
  }

  test.each([
    ['Nevada', 'USA'],
    ['nv', 'us'],
    ['N.V.', 'U. S. A.'],
    [' nevada ', 'the United States'],
    ['NEVADA\u200b', 'United States of America'],
    ['ＮＶ', 'ＵＳＡ'],
    ['Nev.', 'U.S.'],
    ['NV - Nevada', 'US'],
    ['Nevada (NV)', 'USA'],
  ])('%s, %s', (state, country) => {
    expect(kept({ state, country })).toEqual(['NV', 'US'])
  })

  test.each([
    ['New York', 'NY'],
    ['newyork', 'NY'],
    ['District of Columbia', 'DC'],
    ['Puerto Rico', 'PR'],
    ['Calif.', 'CA'],
    ['Washington', 'WA'],
    ['Wash.', 'WA'],
    ['Washington, D.C.', 'DC'],
    ['W. Va.', 'WV'],
    ['Penna.', 'PA'],
  ])('%s', (state, code) => {
    expect(kept({ state })).toEqual([code, 'US'])
  })

  test.each(['Québec', 'quebec', 'QC', 'Qc.', 'P.Q.', 'Que.'])('%s, Canada', (state) => {
    expect(kept({ ...toronto, state, country: 'canada' })).toEqual(['QC', 'CA'])
  })
})

test('a place that is not known is kept as it is', () => {
  const abroad = { ...reno, state: 'Nevadaland', country: 'Atlantis' }
  expect(withCodes(abroad)).toEqual(abroad)
  expect(withCodes({ ...abroad, country: 'U.S.A.' })).toEqual({ ...abroad, country: 'US' })
})

test('no spelling stands for two states of one country', () => {
  for (const country of shipToCountries) {
    const forms = country.regions.flatMap(([code, name]) => [code, name])
    const short = Object.values(country.shortForms).flat()
    const letters = [...forms, ...short].map((form) =>
      form
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z]/g, ''),
    )
    expect(new Set(letters).size).toBe(letters.length)
  }
})

test('a buyer is asked for an address that is missing or that no carrier takes', () => {
  expect(shipToProblem(null)).toBe(SHIP_TO_REQUIRED)
  expect(shipToProblem({ ...reno, postal_code: 'near the mall' })).toBe(SHIP_TO_UNCLEAR)
  expect(shipToProblem(reno)).toBeUndefined()
})
