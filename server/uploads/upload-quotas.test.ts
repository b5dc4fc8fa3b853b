import { describe, expect, test } from 'vitest'
import { uploadQuotas } from '#market/uploads/upload-quota.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile, startSite } from '#server/testing/site.ts'
import { anAddress, putFile } from './testing/sending.ts'

const { 'seller waiting': waiting } = uploadQuotas
const HOUR_MS = 3_600_000

const site = siteForThisFile({ env: { WORKER: 'off' } })

const anApplicant = () => aSeller(site.db, { status: 'provisional' })

type Earlier = { userId: number; files?: number; bytes?: number; hoursAgo?: number }
let number = 0

/** Files that came earlier, each of this size, and what became of them. */
async function sentEarlier({ userId, files = 1, bytes = 0, hoursAgo = 1 }: Earlier) {
  const at = new Date(Date.now() - hoursAgo * HOUR_MS)
  const came = { createdAt: at, expiresAt: at, receivingAt: at, receivedAt: at, usedAt: at }
  const rows = Array.from({ length: files }, () => {
    return { key: `earlier ${++number}`, userId, kind: 'image' as const, bytes, ...came }
  })
  await site.db.insertInto('uploads').values(rows).execute()
}

describe('an account under review', () => {
  test('sends a number of bytes a day and not one more', async () => {
    const applicant = await anApplicant()
    const caller = await site.as(applicant)
    await sentEarlier({ ...applicant, bytes: waiting.bytes - 30_000_000, hoursAgo: 20 })
    expect((await caller.post('/presigned_urls', { size: 30_000_000 })).status).toBe(200)
    const refused = await caller.post('/presigned_urls', { size: 1 })
    expect(refused).toMatchObject({
      status: 429,
      body: {
        errors: [
          'While your application is under review you can upload 100 files or 200 MB a day. ' +
            'Please wait 4 hours and try again.',
        ],
      },
    })
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(3 * 3600)
    expect(wait).toBeLessThanOrEqual(4 * 3600)
  })

  test('sends a number of files a day, however many addresses it asks for at once', async () => {
    const applicant = await anApplicant()
    const caller = await site.as(applicant)
    await sentEarlier({ ...applicant, files: waiting.files - 2 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => caller.post('/presigned_urls', { size: 1 })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, ...Array(8).fill(429)])
  })

  test('may send again when what it sent is a day old', async () => {
    const applicant = await anApplicant()
    await sentEarlier({ ...applicant, files: waiting.files, hoursAgo: 25 })
    const caller = await site.as(applicant)
    expect((await caller.post('/presigned_urls')).status).toBe(200)
  })

  test('is charged what it sent, not what it might have sent', async () => {
    const applicant = await anApplicant()
    const caller = await site.as(applicant)
    for (let sent = 0; sent < 8; sent++) {
      const { address } = await anAddress(caller)
      expect((await putFile(address, Buffer.alloc(10))).status).toBe(200)
    }
  })

  test('has the room back that an address held which took nothing', async () => {
    const applicant = await anApplicant()
    const caller = await site.as(applicant)
    const open = async () => (await caller.post('/presigned_urls', { size: 34_999_999 })).status
    const statuses = []
    for (let asked = 0; asked < 6; asked++) statuses.push(await open())
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await site.db
      .updateTable('uploads')
      .set({ expiresAt: new Date() })
      .where('userId', '=', applicant.userId)
      .execute()
    expect(await open()).toBe(200)
  })
})

test.each([
  { who: 'a seller', make: aSeller },
  { who: 'a buyer', make: aBuyer },
  { who: 'an administrator', make: anAdministrator },
])('$who who was reviewed may send what an applicant may not', async ({ make }) => {
  const member = await make(site.db)
  await sentEarlier({ ...member, files: waiting.files, bytes: waiting.bytes / waiting.files })
  const caller = await site.as(member)
  expect((await caller.post('/presigned_urls', { size: 30_000_000 })).status).toBe(200)
})

test('many applicants of one network share what it may send; members do not count', async () => {
  const strict = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1', WORKER: 'off' } })
  const applicants = await Promise.all(
    [1, 2, 3, 4].map(async () => strict.as(await aSeller(strict.db, { status: 'provisional' }))),
  )
  const statuses: number[] = []
  for (const each of applicants)
    for (let files = 0; files < 5; files++)
      statuses.push((await each.post('/presigned_urls', { size: 34_999_999 })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(17)
  expect(statuses.slice(17)).toEqual([429, 429, 429])
  const member = await strict.as(await aSeller(strict.db))
  expect((await member.post('/presigned_urls', { size: 34_999_999 })).status).toBe(200)
  await strict.stop()
})
