import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lotFields } from '#market/products/by-field.ts'
import { formFieldNames } from '#market/products/product-fields.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { columnsOf } from './own/own-product-columns.ts'
import { inputColumns } from './product-columns.ts'

/** Fields of a product that other statements write, and why. */
const writtenElsewhere: Record<string, string> = {
  photo_1: 'photos are stored before the product names them',
  photo_2: 'as photo_1',
  photo_3: 'as photo_1',
  photo_4: 'as photo_1',
  photo_5: 'as photo_1',
  units: 'each change of units has a movement',
  tags: 'a seller keeps the tags of staff',
  price_schedule: 'schedules have a table',
  off_market_days: 'as price_schedule',
  show_next_price: 'as price_schedule',
}

const site = siteForThisFile()

const columns = Object.keys(columnsOf({ upc: '036000291452', name: 'Fig candle' })).map((column) =>
  column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

test('every field of a product is written to a column', () => {
  expect([...columns, ...Object.keys(writtenElsewhere)].toSorted()).toEqual(
    formFieldNames.toSorted(),
  )
})

test('exports, imports and copies take every column that a seller writes', () => {
  const taken = inputColumns.split(',').map((column) => column.trim())
  // A copy has a name and a UPC of its own.
  const others = columns.filter((column) => column !== 'upc' && column !== 'name')
  expect(taken.toSorted()).toEqual([...others, 'photos'].toSorted())
})

// What nobody counts could be changed between the look and the order (docs/trust.md).
test('a change of every fact of a lot is counted', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'products_count_lot_change'`.execute(
    site.db,
  )
  const counted = [...(rows[0]?.definition ?? '').matchAll(/(?<=\bold\.)\w+/gi)].map(
    ([column]) => column,
  )
  expect(counted.toSorted()).toEqual(
    [
      ...lotFields,
      'photos',
      'manifest_id',
      'resale_terms',
      'ships_from',
      'ships_within',
    ].toSorted(),
  )
})
