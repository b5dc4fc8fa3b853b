import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Entry } from '../entry.ts'
import { asPlain } from '../testing/as-plain.ts'
import { indexed } from './base.ts'
import { columnBuilder } from './build-columns.ts'
import { FORMAT } from './snapshot.ts'

const anEntry: Entry = {
  id: 7,
  createdAt: 1_700_000_000_000_000,
  sellerId: 3,
  category: 'home',
  condition: 'open_box',
  gender: 'f',
  packagingType: 'other',
  shipsFromState: 'NV',
  shipsWithin: 3,
  tags: ['summer', 'Home'],
  units: 600,
  minOrderUnits: 12,
  priceCents: 8_00,
  percentOff: 66,
  resaleLimits: '[["ebay"], ["CA"]]',
  words: [
    ['candle', 1],
    ['fig', 17],
  ],
}
const anOlderEntry: Entry = {
  ...anEntry,
  id: 5,
  createdAt: 1_600_000_000_000_000,
  sellerId: 4,
  category: 'toys',
  condition: 'new',
  gender: 'unisex',
  packagingType: null,
  shipsFromState: null,
  shipsWithin: null,
  tags: ['Home'],
  units: 0,
  minOrderUnits: null,
  priceCents: null,
  percentOff: null,
  resaleLimits: null,
  words: [['rope', 1]],
}

test('a base that is made otherwise than before has a new format', () => {
  const builder = columnBuilder()
  for (const entry of [anEntry, anOlderEntry]) builder.add(entry)
  const text = JSON.stringify(asPlain(indexed(builder.finish())))
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  // When the digest changes, an older snapshot would be read wrong: raise FORMAT, and note both here.
  expect({ FORMAT, digest }).toEqual({ FORMAT: 4, digest: '8344b9f96a871e38' })
})
