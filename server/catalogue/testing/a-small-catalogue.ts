import { cents } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'

/** Four published products of two sellers, one for each thing a search may ask for, and two hidden ones. */
export async function aSmallCatalogue(db: Database) {
  const fern = (await aSeller(db, { name: 'Fern & Fable' })).id
  const oak = (await aSeller(db, { name: 'Oakhouse' })).id
  await aListedProduct(db, {
    sellerId: fern,
    name: 'Fig candle',
    category: 'home',
    tags: ['top_sellers'],
    askingPrice: cents(8_00),
    msrp: cents(24_00),
    units: 40,
    createdAt: daysAgo(4),
  })
  await aListedProduct(db, {
    sellerId: fern,
    name: 'Cedar mug',
    category: 'home',
    upc: '036000291452',
    askingPrice: cents(4_00),
    msrp: cents(10_00),
    units: 0,
    createdAt: daysAgo(3),
    description: 'Goes well with a fig candle',
    packagingType: 'other',
    condition: 'open_box',
  })
  await aListedProduct(db, {
    sellerId: oak,
    name: 'Long Sleeve T-Shirt',
    category: 'apparel',
    gender: 'f',
    askingPrice: cents(8_00),
    msrp: cents(20_00),
    units: 500,
    createdAt: daysAgo(2),
    sku: 'AB-1234',
    styleNumber: 'LS/77',
    description: "Women's cut",
  })
  await aListedProduct(db, {
    sellerId: oak,
    name: 'Rope toy',
    category: 'pet',
    tags: ['summer'],
    askingPrice: cents(1_00),
    msrp: cents(9_00),
    units: 90,
    createdAt: daysAgo(1),
  })
  await aListedProduct(db, { sellerId: oak, name: 'Fig soap', provisional: true })
  await aListedProduct(db, { sellerId: oak, name: 'Fig tea', deletedAt: new Date() })
  return { fern, oak }
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000)
}
