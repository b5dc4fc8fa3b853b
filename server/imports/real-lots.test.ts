import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { importOf } from './testing/import-of.ts'

const file = new URL('../../../shared/data/real-lots.csv', import.meta.url)
const isThere = existsSync(file)
const title = isThere
  ? 'a file of real lots'
  : 'a file of real lots (skipped: ../shared/data/real-lots.csv is not there)'

describe.skipIf(!isThere)(title, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test('is imported whole, and imported again changes nothing', async () => {
    const owner = await aSeller(site.db)
    const seller = await site.as(owner)
    const csv = readFileSync(file)
    const lots = () =>
      site.db
        .selectFrom('products')
        .selectAll()
        .where('sellerId', '=', owner.id)
        .orderBy('id')
        .execute()

    const first = await importOf(seller, csv)
    expect(first).toMatchObject({
      message: 'Import is complete',
      imported_count: 400,
      issue_count: 0,
    })
    const before = await lots()
    expect(before).toHaveLength(400)
    expect(before[0]).toMatchObject({
      name: 'Velocímetro cyclocomp MAGENE C406 garantía Premium Original Can strava - MAGENE C406',
      msrpCents: 5269,
      units: 378,
      expirationDate: '06/2031',
    })

    const second = await importOf(seller, csv)
    expect(second).toMatchObject({ imported_count: 400, issue_count: 0 })
    expect(await lots()).toEqual(before)
  })
})
