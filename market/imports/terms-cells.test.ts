import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { resaleChannels } from '#market/resale/resale-channels.ts'
import { resaleStates } from '#market/resale/resale-states.ts'
import {
  advertisedPriceCell,
  channelsCell,
  readAdvertisedPrice,
  readChannels,
  readStates,
  readYesOrNo,
  statesCell,
  strangersIn,
  yesOrNoCell,
} from './terms-cells.ts'

test.each([
  ['Own stores; Amazon', ['own_store', 'amazon']],
  ['own_store,OWN WEBSITE | tiktok', ['own_store', 'own_site', 'tiktok_shop']],
  ['e-bay;', ['ebay']],
  ['Any', []],
  ['all', []],
  ['Own stores; flea market', undefined],
  ['None', undefined],
  [';', undefined],
])('channels %j are %j', (cell, channels) => {
  expect(readChannels(cell)).toEqual(channels)
})

test.each([
  ['CA; TX', ['CA', 'TX']],
  ['california, Ontario', ['CA', 'ON']],
  ['None', []],
  ['CA; Kalifornia', undefined],
  ['Any', undefined],
])('states %j are %j', (cell, states) => {
  expect(readStates(cell)).toEqual(states)
})

test('an unknown name is reported separately', () => {
  expect(strangersIn('channels', 'Amazon; flea market; kiosk')).toBe('flea market; kiosk')
  expect(strangersIn('states', 'CA, Kalifornia')).toBe('Kalifornia')
})

test.each([
  ['$19.99', 19_99],
  ['none', null],
  ['1.299,00', undefined],
])('an advertised price of %j is %j', (cell, price) => {
  expect(readAdvertisedPrice(cell)).toBe(price)
})

test.each([
  ['YES', true],
  ['x', true],
  ['False', false],
  ['0', false],
  ['maybe', undefined],
])('%j is %j', (cell, isSo) => {
  expect(readYesOrNo(cell)).toBe(isSo)
})

test('what is written is read back, whatever it holds', () => {
  const some = <Each>(all: readonly Each[]) => fc.subarray([...all])
  const price = fc.option(fc.integer({ min: 1, max: 100_000_000 }).map(cents))
  fc.assert(
    fc.property(some(resaleChannels), some(resaleStates), price, (channels, states, map) => {
      expect(readChannels(channelsCell(channels))).toEqual(channels)
      expect(readStates(statesCell(states))).toEqual(states)
      expect(readAdvertisedPrice(advertisedPriceCell(map))).toBe(map)
    }),
  )
  expect([true, false].map((isSo) => readYesOrNo(yesOrNoCell(isSo)))).toEqual([true, false])
})
