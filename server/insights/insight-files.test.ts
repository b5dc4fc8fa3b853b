import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { termsOfProduct, termsOfShop } from '#server/testing/resale.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aRandomMarketplace } from './testing/a-random-marketplace.ts'
import { everythingIn, type Everything } from './testing/everything.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
let all: Everything
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
  // More than is read at once.
  const size = { people: 1100, lots: 1200, offers: 2100, days: 90 }
  await site.db.transaction().execute((tx) => aRandomMarketplace(tx, 11, size))
  all = await everythingIn(site.db)
})

type Cells = Record<string, string>

async function rowsOf(name: string): Promise<Cells[]> {
  const { status, headers, body } = await staff.get(`/admin/insights/download_csv/${name}`)
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toContain('text/csv')
  const { data, errors } = Papa.parse<Cells>(String(body).replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data
}

const sumOf = (rows: Cells[], column: string) =>
  Math.round(100 * rows.reduce((sum, row) => sum + Number(row[column]), 0))

describe('a file of the insights', () => {
  test('is given as a workbook, too, with every record once', async () => {
    const { headers, body } = await staff.get(
      '/admin/insights/download_csv/product.csv?format=xlsx',
    )
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="product.xlsx"')
    const ids: number[] = []
    eachRecord(Uint8Array.from(body), {
      countKnown: () => 0,
      take: ({ cells }) => ids.push(Number(cells[0])) > 0,
    })
    expect(ids.slice(1).length).toBe((await rowsOf('product.csv')).length)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('holds every order once, and its money adds up', async () => {
    const rows = await rowsOf('purchase_order.csv')
    expect(rows.map((row) => Number(row['ID']))).toEqual(
      all.orders.map(({ id }) => id).toSorted((one, other) => one - other),
    )
    const total = (amount: (order: Everything['orders'][number]) => number) =>
      all.orders.reduce((sum, order) => sum + amount(order), 0)
    expect(sumOf(rows, 'Total')).toBe(total(({ totalCents }) => totalCents))
    expect(sumOf(rows, 'Profit')).toBe(total(({ feeCents }) => feeCents))
    expect(sumOf(rows, 'Total Units') / 100).toBe(
      all.orderLines.reduce((sum, { quantity }) => sum + quantity, 0),
    )
    expect(await rowsOf('purchaseOrder.csv')).toEqual(rows)
  })

  test.each([
    ['product.csv', () => all.products.filter(({ deletedAt }) => !deletedAt).length],
    ['user.csv', () => all.users.length],
    ['offer.csv', () => all.offers.length],
  ])('%s holds everything', async (name, count) => {
    const rows = await rowsOf(name)
    expect(rows).toHaveLength(count())
    expect(new Set(rows.map((row) => row['ID'])).size).toBe(rows.length)
  })

  test('of one side holds that side alone', async () => {
    const scope = encodeURIComponent(JSON.stringify({ party: 'seller' }))
    const rows = await rowsOf(`user.csv?scope=${scope}`)
    expect(rows).toHaveLength(all.sellers.filter(({ userId }) => userId !== null).length)
  })

  test.each(['product.csv', 'purchase_order.csv', 'user.csv', 'offer.csv'])(
    '%s has no cell that a spreadsheet would compute',
    async (name) => {
      const cells = (await rowsOf(name)).flatMap((row) => Object.values(row))
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    },
  )

  test('has the names as they are, behind a mark where they begin like a formula', async () => {
    const lots = new Map(all.products.map(({ id, name }) => [id, name]))
    for (const row of await rowsOf('product.csv')) {
      const name = lots.get(Number(row['ID'])) ?? ''
      expect(row['Name']).toBe(/^[=+\-@]/.test(name) ? `'${name}` : name)
    }
  })

  test('says of each lot the resale terms in force, its own or those of its shop', async () => {
    const [own, ofShop] = all.products.filter(({ deletedAt }) => !deletedAt)
    if (!own || !ofShop) throw new Error('There are no lots')
    await termsOfShop(site.db, ofShop.sellerId, { remove_labels: true })
    await termsOfProduct(site.db, own.id, { channels: ['own_store'] })
    const rows = new Map((await rowsOf('product.csv')).map((row) => [Number(row['ID']), row]))
    const told = [own, ofShop].map(({ id }) => rows.get(id)?.['Resale Terms'])
    expect(told).toEqual([
      'Resale allowed only in the buyer’s own stores.',
      'Remove brand labels before resale.',
    ])
    await termsOfShop(site.db, ofShop.sellerId, null)
    await termsOfProduct(site.db, own.id, null)
  })

  test('of a spoiled scope is refused', async () => {
    const { status } = await staff.get('/admin/insights/download_csv/user.csv?scope={')
    expect(status).toBe(422)
  })
})
