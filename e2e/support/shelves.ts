import { cents } from '#market/money.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { Database } from '#server/platform/database/database.ts'

const HOUR_MS = 3_600_000
const NOON = Date.parse('2026-01-01T12:00:00Z')

/** Blankets of one seller, one an hour older than the next and a dollar dearer, and a few mugs of another. */
export async function stockShelves(db: Database, { blankets }: { blankets: number }) {
  const harrow = await aSeller(db, { name: 'Harrow & Pine' })
  const alder = await aSeller(db, { name: 'Alder Street Goods' })
  for (let number = 1; number <= blankets; number++)
    await aListedProduct(db, {
      sellerId: harrow.id,
      name: `Wool blanket no. ${number}`,
      category: 'home',
      units: number === 1 ? 0 : 500,
      minOrderUnits: 10,
      askingPrice: cents(number * 100),
      msrp: cents(400_00),
      tags: number <= 3 ? ['winter'] : [],
      createdAt: new Date(NOON - number * HOUR_MS),
    })
  for (const name of ['Speckled mug', 'Tall mug'])
    await aListedProduct(db, {
      sellerId: alder.id,
      name,
      category: 'other',
      createdAt: new Date(NOON - 1000 * HOUR_MS),
    })
  return { harrow, alder }
}
