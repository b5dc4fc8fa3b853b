import { beforeAll, describe, expect, test } from 'vitest'
import papa from 'papaparse'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const PATH = '/marketplace/purchase_orders/csv'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let seller: Caller
let sellerId: number
let buyer: Caller
beforeAll(async () => {
  const user = await aSeller(site.db)
  sellerId = user.id
  seller = await site.as(user)
  await buys('=HYPERLINK("//evil")', [
    { name: '+Mug, "large"', quantity: 3, price: 1005 },
    { name: 'Lamp', quantity: 1, price: 5 },
  ])
  buyer = await buys('Corner Store', [{ name: 'Cushion', quantity: 2, price: 900 }])
})

type Line = { name: string; quantity: number; price: number }

async function buys(buyerName: string, lines: Line[]) {
  const caller = await site.as(await aBuyer(site.db, { name: buyerName }))
  const attributes = []
  for (const { name, quantity, price } of lines) {
    const lot = await aListedProduct(site.db, { sellerId, name, askingPrice: cents(price) })
    attributes.push({ product_id: lot.id, quantity, unit_price: price })
  }
  const offer = { offer_products_attributes: attributes }
  const drafted = await caller.post('/offers', { offer })
  await caller.put(`/offers/${drafted.body.data.id}/accept`)
  return caller
}

async function rowsOf(query = '', caller = seller) {
  const answer = await caller.get(PATH + query)
  expect(answer.status).toBe(200)
  const text = String(answer.body).replace(/^\uFEFF/, '')
  return papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
}

describe('somebody’s orders as a spreadsheet', () => {
  test('hold the orders of a day and of a company alone', async () => {
    const names = async (query: string) => (await rowsOf(query)).map(({ Product }) => Product)
    expect(await names('?company=Corner%20Store')).toEqual(['Cushion'])
    expect(await names('?query=18.00')).toEqual(['Cushion'])
    expect(await names('?to=2020-01-01')).toEqual([])
    expect(await names('?from=2020-01-01')).toHaveLength(3)
    expect((await seller.get(`${PATH}?from=yesterday`)).status).toBe(422)
  })

  test('hold one row for each line, newest first, with fee and net', async () => {
    const rows = await rowsOf()
    expect(rows.map(({ Product }) => Product)).toEqual(['Cushion', '\'+Mug, "large"', 'Lamp'])
    expect(rows[1]).toMatchObject({
      Status: 'Awaiting initial payment',
      Quantity: '3',
      'Unit Price': '10.05',
      'Line Total': '30.15',
      Fee: '3.02',
      Net: '27.13',
    })
    expect(rows[1]?.['PO Number']).toMatch(/^PO-\d+$/)
    expect(rows[1]?.['Ship To']).toContain('1 Dock Street, Portland, OR 97201, United States')
  })

  test('have no cell that a spreadsheet would take for a formula', async () => {
    const cells = (await rowsOf()).flatMap((row) => Object.values(row))
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells).toContain('\'=HYPERLINK("//evil")')
  })

  test('are those of the view: found, of a status and in its order', async () => {
    const products = async (query: string) => (await rowsOf(query)).map(({ Product }) => Product)
    expect(await products('?query=corner')).toEqual(['Cushion'])
    expect(await products('?query=LAMP%20mug&sort=number')).toHaveLength(2)
    expect(await products('?status=shipped')).toEqual([])
    expect((await products('?sort=number'))[2]).toBe('Cushion')
    expect((await seller.get(`${PATH}?status=lost`)).status).toBe(422)
    expect((await seller.get(`${PATH}?sort=sideways`)).status).toBe(422)
  })

  test('are sent as a file with a name', async () => {
    const { headers } = await seller.get(PATH)
    expect(headers.get('Content-Type')).toContain('text/csv')
    expect(headers.get('Content-Disposition')).toMatch(
      /filename="lotline-orders-\d{4}-\d\d-\d\d\.csv"/,
    )
  })

  test('tell their buyer the seller, and neither fee nor net', async () => {
    const rows = await rowsOf('', buyer)
    expect(rows.map(({ Product }) => Product)).toEqual(['Cushion'])
    expect(rows[0]).toMatchObject({ 'Line Total': '18.00' })
    expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['Seller']))
    expect(Object.keys(rows[0] ?? {}).filter((head) => /^(Fee|Net|Buyer)$/.test(head))).toEqual([])
  })

  test('are nobody else’s', async () => {
    const other = await site.as(await aSeller(site.db))
    expect(
      String((await other.get(PATH)).body)
        .trim()
        .split('\n'),
    ).toHaveLength(1)
    const stranger = await site.as(await aBuyer(site.db))
    expect(await rowsOf('', stranger)).toEqual([])
  })
})
