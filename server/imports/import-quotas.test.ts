import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importQuotaOf, NETWORK_IMPORTS } from '#market/imports/import-quota.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { startSite } from '#server/testing/site.ts'
import { runImport } from './run-import.ts'
import { aBegunImport, upload } from './testing/import-of.ts'

const UNDER_REVIEW = importQuotaOf('provisional')
const CSV = 'UPC,Product Name,MSRP,Wholesale Price,Seller Price,Units\n'
const FIVE_ROWS = CSV + 'x,,,,,\n'.repeat(5)

let place: Awaited<ReturnType<typeof aSiteAndItsDeps>>
beforeAll(async () => {
  place = await aSiteAndItsDeps()
})
afterAll(() => place.stop())

const anApplicant = () => aSeller(place.site.db, { status: 'provisional' })

/** An import of some hours ago. */
async function importedEarlier(seller: { id: number; userId: number }, rows: number) {
  const key = randomBytes(16).toString('hex')
  const createdAt = new Date(Date.now() - 20 * 3_600_000)
  await place.site.db
    .insertInto('imports')
    .values({ key, sellerId: seller.id, userId: seller.userId, rows, state: 'complete', createdAt })
    .execute()
}

async function begin(seller: Caller) {
  return seller.post('/imported_csvs', { key: await upload(seller, FIVE_ROWS) })
}

describe('a seller under review', () => {
  test('imports one file at a time, however many are begun at once', async () => {
    const seller = await place.site.as(await anApplicant())
    const keys = await Promise.all([1, 2, 3, 4].map(() => upload(seller, FIVE_ROWS)))
    const answers = await Promise.all(keys.map((key) => seller.post('/imported_csvs', { key })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('Retry-After')).toBe('60')
    expect(refused?.body.errors).toEqual([
      'While your application is under review, one file is imported at a time. ' +
        'Please wait 60 seconds and try again.',
    ])
  })

  test('may ask again for the one file, and hears how far it is', async () => {
    const seller = await place.site.as(await anApplicant())
    const key = await upload(seller, FIVE_ROWS)
    const answers = await Promise.all([1, 2, 3].map(() => seller.post('/imported_csvs', { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('who imported a day’s rows begins no other', async () => {
    const applicant = await anApplicant()
    await importedEarlier(applicant, UNDER_REVIEW.rows)
    const refused = await begin(await place.site.as(applicant))
    expect(refused.status).toBe(429)
    expect(refused.body.errors[0]).toBe(
      'While your application is under review you can import 50,000 rows a day. ' +
        'Please wait 4 hours and try again.',
    )
  })

  test('whose file has more rows than are left is told so, and nothing of it is listed', async () => {
    const applicant = await anApplicant()
    await importedEarlier(applicant, UNDER_REVIEW.rows - 4)
    const seller = await place.site.as(applicant)
    const { db } = place.site
    const { key, importId } = await aBegunImport({ db, seller, csv: FIVE_ROWS })
    await runImport(place.deps, importId)
    const { body } = await seller.get(`/imported_csvs/${key}`)
    expect(body.message).toBe('Import failed')
    expect(body.attribute_issues).toEqual([
      'While your application is under review you can import 50,000 rows a day. This file has 5, and 4 are left.',
    ])
  })
})

test('a seller who was reviewed may import more, and several files at once', async () => {
  const member = await aSeller(place.site.db)
  await importedEarlier(member, UNDER_REVIEW.rows)
  const seller = await place.site.as(member)
  expect([(await begin(seller)).status, (await begin(seller)).status]).toEqual([200, 200])
})

test('sellers under review share what their network may import', async () => {
  const strict = await startSite({
    env: { RATE_LIMIT_ADDRESS_FACTOR: String(2 / NETWORK_IMPORTS), WORKER: 'off' },
  })
  const callers = await Promise.all(
    [1, 2, 3].map(async () => strict.as(await aSeller(strict.db, { status: 'provisional' }))),
  )
  const statuses = []
  for (const caller of callers) statuses.push((await begin(caller)).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await begin(await strict.as(await aSeller(strict.db)))).status).toBe(200)
  await strict.stop()
})
