import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { hasRightCheckDigit } from '#market/products/upc.ts'
import { goodNames, goodOf } from '../goods/all-goods.ts'
import { brands } from '../brands.ts'
import type { DemoLot } from './demo-lot.ts'
import { lotPicture } from './lot-picture.ts'
import { makeLots } from './make-lots.ts'

const now = new Date('2026-02-03T15:00:00Z')
const lots = makeLots(1, now)

describe('the forty brands', () => {
  test('have different names and descriptions of 100 to 550 characters', () => {
    expect(brands).toHaveLength(40)
    expect(new Set(brands.map(({ name }) => name)).size).toBe(40)
    for (const { description } of brands) {
      expect(description.length).toBeGreaterThanOrEqual(100)
      expect(description.length).toBeLessThanOrEqual(550)
    }
  })

  test('make only things of their own category, and between them everything', () => {
    for (const { makes, category } of brands)
      expect(makes.map((name) => goodOf(name).category)).toEqual(makes.map(() => category))
    const made = new Set(brands.flatMap(({ makes }) => makes))
    expect(goodNames.filter((name) => !made.has(name))).toEqual([])
  })
})

describe('the lots', () => {
  test('are two thousand, each with a name, a UPC and a picture of its own', () => {
    expect(lots).toHaveLength(2000)
    expect(new Set(lots.map(({ name }) => name)).size).toBe(2000)
    expect(new Set(lots.map(({ upc }) => upc)).size).toBe(2000)
    const pictures = lots.map((_, index) => JSON.stringify(lotPicture(index + 1)))
    expect(new Set(pictures).size).toBe(2000)
  })

  test('are the same whenever the seed and the day are', () => {
    expect(makeLots(1, now)).toEqual(lots)
    expect(makeLots(2, now)).not.toEqual(lots)
  })

  test('carry twelve digits with the right check digit', () => {
    for (const { upc } of lots) expect([upc.length, hasRightCheckDigit(upc)]).toEqual([12, true])
  })

  test('are named after what their picture shows', () => {
    for (const [index, { name }] of lots.entries()) {
      const { nouns } = goodOf(lotPicture(index + 1).good)
      expect(nouns.some((noun) => name.includes(noun))).toBe(true)
    }
  })

  test('ask 30 to 85 percent less than MSRP, and mostly less than wholesale', () => {
    const priced = lots.flatMap(pricesOf)
    for (const { msrp, asking, wholesale } of priced) {
      expect(wholesale / msrp).toBeGreaterThan(0.37)
      expect(wholesale / msrp).toBeLessThan(0.63)
      expect(1 - asking / msrp).toBeGreaterThan(0.28)
      expect(1 - asking / msrp).toBeLessThan(0.87)
      expect([99, 0]).toContain(msrp % 100)
    }
    const underWholesale = priced.filter(({ asking, wholesale }) => asking < wholesale)
    expect(underWholesale.length / priced.length).toBeGreaterThan(0.8)
  })

  test('never ask for a larger minimum than there is', () => {
    for (const { listedUnits, minOrderUnits } of lots)
      expect(minOrderUnits ?? 0).toBeLessThanOrEqual(listedUnits)
  })

  test('expire only where the thing does, and in the future', () => {
    for (const [index, { expirationDate }] of lots.entries()) {
      const keepsForEver = goodOf(lotPicture(index + 1).good).shelfMonths === undefined
      expect(expirationDate === null).toBe(keepsForEver)
      if (expirationDate) expect(expirationDate).toMatch(/^(0[1-9]|1[0-2])\/20\d\d$/)
    }
  })

  test('were listed over the last year, more of them lately', () => {
    const days = lots.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / 86_400_000)
    expect(Math.min(...days)).toBeGreaterThan(0)
    expect(Math.max(...days)).toBeLessThan(366)
    expect(days.filter((age) => age < 90).length).toBeGreaterThan(800)
  })

  test('read differently', () => {
    expect(new Set(lots.map(({ description }) => description)).size).toBeGreaterThan(1800)
  })

  test('are provisional exactly when something required is missing', () => {
    for (const lot of lots)
      expect(lot.provisional).toBe(pricesOf(lot).length === 0 || lot.photos.length === 0)
    expect(lots.filter(({ provisional }) => provisional).length).toBeGreaterThan(30)
  })
})

function pricesOf({ msrpCents, wholesaleCents, sellerPriceCents }: DemoLot) {
  if (!msrpCents || !wholesaleCents || !sellerPriceCents) return []
  return [{ msrp: cents(msrpCents), wholesale: wholesaleCents, asking: sellerPriceCents }]
}
