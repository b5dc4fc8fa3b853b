import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { dayOf, lastDayOf } from '#market/products/schedule/expiry-day.ts'
import { importOf } from '#server/imports/testing/import-of.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const UPC = '036000291452'
const A_DAY_MS = 86_400_000

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

/** The month of a day this many days from now, and the days until the month ends. */
function monthIn(days: number) {
  const day = dayOf(new Date(Date.now() + days * A_DAY_MS))
  const month = `${day.slice(5, 7)}/${day.slice(0, 4)}`
  const left = (Date.parse(lastDayOf(month) ?? '') - Date.parse(dayOf(new Date()))) / A_DAY_MS
  return { month, left }
}
const { month, left } = monthIn(240)
const header = 'UPC,Product Name,Expiration Date,Price Schedule,Off Market Days,Show Next Price'
const file = (cells: string) => importOf(seller, `${header}\n${UPC},Serum,${cells}`)
const undo = ({ key }: { key: string }) => seller.delete(`/imported_csvs/${key}`)
const aLot = (lot = {}) =>
  aListedProduct(site.db, {
    sellerId,
    upc: UPC,
    name: 'Serum',
    askingPrice: cents(10_00),
    expirationDate: month,
    ...lot,
  })
const now = async (id: number) => (await seller.get(`/products/${id}`)).body
const steps = [
  { days: left + 5, percent: 10 },
  { days: left - 10, percent: 20 },
]
const written = `10% at ${left + 5} days; 20% at ${left - 10} days`

describe('a file', () => {
  test('has a price follow the date at once, leaves it where it says nothing, and takes it back', async () => {
    const { id } = await aLot()
    const first = await file(`,${written},30`)
    expect(await now(id)).toMatchObject({
      price_schedule: steps,
      off_market_days: 30,
      seller_price_cents: 9_00,
      base_price_cents: 10_00,
    })
    expect((await file(`,,`)).changed_count).toBe(0)
    expect((await file(`,${written},30`)).changed_count).toBe(0)
    await undo(first)
    expect(await now(id)).toMatchObject({
      price_schedule: null,
      off_market_days: null,
      seller_price_cents: 10_00,
    })
  })

  test('says whether buyers are told the next price, and takes that back', async () => {
    const { id } = await aLot()
    await file(`,${written},30,`)
    expect((await now(id)).show_next_price).toBe(false)
    const second = await file(`,,,Yes`)
    expect(second.changed_count).toBe(1)
    expect(await now(id)).toMatchObject({
      price_schedule: steps,
      off_market_days: 30,
      show_next_price: true,
      seller_price_cents: 9_00,
      base_price_cents: 10_00,
    })
    expect((await file(`,${written},30,Yes`)).changed_count).toBe(0)
    await undo(second)
    expect((await now(id)).show_next_price).toBe(false)
    const { attribute_issues } = await file(`,,,perhaps`)
    expect(attribute_issues).toEqual([
      `Row 2 (UPC ${UPC}): Show Next Price "perhaps" is neither Yes nor No`,
    ])
  })

  test('lists lots with a schedule, and ends one with None', async () => {
    await file(`${month},${written},`)
    const [{ id }] = (await seller.get('/products')).body.products
    expect(await now(id)).toMatchObject({ price_schedule: steps, off_market_days: null })
    await file(`,None,`)
    expect((await now(id)).price_schedule).toBeNull()
  })

  test.each([
    [
      '10 at soon',
      '',
      'Price Schedule "10 at soon" can’t be read: write it as 10% at 180 days; 20% at 90 days, or None',
    ],
    [
      '20% at 90 days; 10% at 30 days',
      '',
      'Price Schedule: Later steps have to take more percent off',
    ],
    ['10% at 90 days', '90', 'Off Market Days: Must be fewer days than the last step, 90'],
  ])('with a schedule %j and an end %j is refused in words', async (schedule, end, words) => {
    const { id } = await aLot()
    const { attribute_issues } = await file(`,${schedule},${end}`)
    expect(attribute_issues).toEqual([`Row 2 (UPC ${UPC}): ${words}`])
    expect((await now(id)).price_schedule).toBeNull()
  })

  test('needs the date that it follows', async () => {
    const { id } = await aLot({ expirationDate: null })
    const { attribute_issues } = await file(`,${written},`)
    expect(attribute_issues).toEqual([
      `Row 2 (UPC ${UPC}): Price Schedule: Needs an expiration date`,
    ])
    await file(`${month},${written},`)
    expect((await now(id)).price_schedule).toEqual(steps)
  })

  test.each(['csv', 'xlsx'])('that was exported as %s changes nothing', async (format) => {
    const { id } = await aLot()
    await file(`,${written},30`)
    const before = await now(id)
    const { body } = await seller.get(`/products/export?format=${format}`)
    // What a file says of units for the first time is noted.
    await importOf(seller, body)
    expect((await importOf(seller, body)).changed_count).toBe(0)
    expect(await now(id)).toEqual({ ...before, updated_at: expect.any(String) })
  })
})
