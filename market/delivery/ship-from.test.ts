import { expect, test } from 'vitest'
import { cityOf, readShipFrom, shipFrom, SHIP_FROM_FORM, stateOf } from './ship-from.ts'

test.each([
  ['Reno, NV 89501', 'Reno, NV 89501'],
  ['Reno, Nevada 89501', 'Reno, NV 89501'],
  ['  Reno ,  nv   89501-1234 ', 'Reno, NV 89501-1234'],
  ['Reno, NV, 89501', 'Reno, NV 89501'],
  ['Winston-Salem, North Carolina 27101', 'Winston-Salem, NC 27101'],
  ['St. John’s, Newfoundland and Labrador A1C 5H1', 'St. John’s, NL A1C 5H1'],
  ['Toronto, on m5v 2t6', 'Toronto, ON M5V 2T6'],
  ['Washington, D.C. 20001', 'Washington, DC 20001'],
])('%s is read as %s', (typed, place) => {
  expect(readShipFrom(typed)).toBe(place)
})

test.each([
  ['Reno'],
  ['Reno, NV'],
  ['NV 89501'],
  ['Reno 89501'],
  ['Reno, Atlantis 89501'],
  ['Reno, NV 8950'],
  ['Toronto, ON 89501'],
  ['89501, NV 89501'],
  [''],
])('%s is no place to ship from', (typed) => {
  expect(readShipFrom(typed)).toBeUndefined()
  expect(shipFrom.safeParse(typed).error?.issues[0]?.message).toBe(SHIP_FROM_FORM)
})

test('a place has a state and a short form', () => {
  expect(['Reno, NV 89501', 'Toronto, ON M5V 2T6'].map(stateOf)).toEqual(['NV', 'ON'])
  expect(['Reno, NV 89501', 'Toronto, ON M5V 2T6'].map(cityOf)).toEqual(['Reno, NV', 'Toronto, ON'])
})
