import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Double } from '#server/platform/storage/testing/s3-double.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { aPicture, aPictureOf } from './testing/pictures.ts'
import { anAddress, preview } from './testing/sending.ts'

const access = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the test' }

let double: Awaited<ReturnType<typeof startS3Double>>
let site: TestSite
let seller: Caller
beforeAll(async () => {
  double = await startS3Double(access)
  site = await startSite({
    env: {
      S3_BUCKET: 'lots',
      S3_ENDPOINT: double.endpoint,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    },
  })
  seller = await site.as(await aSeller(site.db))
})
afterAll(async () => {
  await site.stop()
  double.stop()
})

/** Puts a file into the bucket by a presigned address, as a browser does. */
async function sendToBucket(content: Buffer) {
  const { address, key } = await anAddress(seller)
  const { status } = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(content),
  })
  expect(status).toBe(200)
  return key
}

describe('with an S3-compatible store', () => {
  test('a picture goes there, and its copies are served from here', async () => {
    const key = await sendToBucket(await aPicture('png'))
    expect([...double.files.keys()]).toEqual([`/lots/uploads/${key}`])

    const { aws_url } = (await preview(seller, key)).body
    expect(aws_url).toMatch(new RegExp(`^${site.address}/photos/[0-9a-f]{32}/400.webp$`))
    const names = [...double.files.keys()].map((name) => name.split('/').at(-1) ?? '')
    expect(names.toSorted()).toEqual(['1200.webp', '200.webp', '400.webp', '800.webp'])

    const answer = await fetch(aws_url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
  })

  test('a file that is too large is found out when it is looked at, and removed', async () => {
    const key = await sendToBucket(await aPictureOf(35_000_000))
    expect(await preview(seller, key)).toMatchObject({
      status: 413,
      body: { errors: ['Max file size: 35 MB'] },
    })
    expect(double.files.has(`/lots/uploads/${key}`)).toBe(false)
  })

  test('our own door is shut', async () => {
    const { key } = await anAddress(seller)
    expect((await seller.put(`/uploads/${key}`)).status).toBe(404)
  })

  test('the page may send there, and nowhere else', async () => {
    const { headers } = await fetch(`${site.address}/healthz`)
    const policy = headers.get('Content-Security-Policy')
    expect(policy).toContain(`connect-src 'self' ${double.endpoint}`)
    expect(policy).toContain("img-src 'self' data: blob:;")
  })

  test('that is away, the person is told so', async () => {
    const key = await sendToBucket(await aPicture('png'))
    double.goAway()
    const { status, body, headers } = await preview(seller, key)
    expect(status).toBe(503)
    expect(body.errors).toEqual(['Files aren’t available right now. Please try again.'])
    expect(headers.get('Retry-After')).toBe('5')
  })
})
