import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import type { ImportDeps } from './import-deps.ts'
import { runImport } from './run-import.ts'
import { aBegunImport } from './testing/import-of.ts'

const file = new URL('../../../shared/data/real-lots.csv', import.meta.url)
const isThere = existsSync(file)
const title = isThere
  ? 'a file of real lots'
  : 'a file of real lots (skipped: ../shared/data/real-lots.csv is not there)'

describe.skipIf(!isThere)(title, () => {
  let site: TestSite
  let deps: ImportDeps
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ site, deps, stop } = await aSiteAndItsDeps())
  })
  afterAll(() => stop())

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

    const importOnce = async () => {
      const { key, importId } = await aBegunImport({ db: site.db, seller, csv })
      await runImport(deps, importId)
      return (await seller.get(`/imported_csvs/${key}`)).body
    }

    const first = await importOnce()
    expect(first).toMatchObject({
      message: 'Import is complete',
      imported_count: 400,
      issue_count: 0,
    })
    const before = await lots()
    expect(before).toHaveLength(400)
    // Chunks are imported two at a time, so ids need not follow the rows of the file.
    expect(before.find(({ upc }) => upc === '703000061513')).toMatchObject({
      name: 'Velocímetro cyclocomp MAGENE C406 garantía Premium Original Can strava - MAGENE C406',
      msrpCents: 5269,
      units: 378,
      expirationDate: '06/2031',
    })

    const second = await importOnce()
    expect(second).toMatchObject({ imported_count: 400, issue_count: 0 })
    expect(await lots()).toEqual(before)
  })
})
