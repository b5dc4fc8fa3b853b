import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { HEIC_PHOTO } from '#market/uploads/upload-limits.ts'
import type { Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture, aPictureOf } from './testing/pictures.ts'
import { anAddress, preview, putFile, startPut } from './testing/sending.ts'

const TOO_LARGE = 'Max file size: 35 MB'

const site = siteForThisFile()
let seller: Caller
beforeAll(async () => {
  seller = await site.as(await aSeller(site.db))
})

const kept = async () => readdir(join(site.dataDir, 'uploads')).catch((): string[] => [])

const drafts = async () => readdir(join(site.dataDir, 'drafts')).catch((): string[] => [])

describe('asking for an address', () => {
  test.each([undefined, {}])('with body %j brings one for an image or a CSV', async (body) => {
    const answer = await seller.post('/presigned_urls', body)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        aws_url: expect.stringMatching(/^http:\/\/localhost:\d+\/uploads\/[0-9a-f]{32}\?/),
        aws_headers: {},
        file_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    })
  })

  test.each([
    [{ size: 35_000_000 }, 413, TOO_LARGE],
    [{ kind: 'csv', size: 4_000_000 }, 413, 'File is too large. Maximum file size is 4 MB.'],
    [
      { kind: 'image', content_type: 'image/svg+xml' },
      422,
      'Please choose a JPEG, PNG, WebP, AVIF or GIF image',
    ],
    [{ kind: 'image', content_type: 'image/heic' }, 422, HEIC_PHOTO],
    [{ content_type: 'image/heic' }, 422, HEIC_PHOTO],
    [
      { content_type: 'application/pdf' },
      422,
      'Please send a JPEG, PNG, WebP, AVIF or GIF image, a CSV file or a workbook',
    ],
  ])('for what would be refused is refused: %j', async (told, status, message) => {
    expect(await seller.post('/presigned_urls', told)).toMatchObject({
      status,
      body: { errors: [message] },
    })
  })

  test.each([
    [{ kind: 'exe' }, 'kind'],
    [{ size: 'large' }, 'size'],
    [{ operation: 'delete_object' }, 'operation'],
  ])('in words that mean nothing is 422: %j', async (told, field) => {
    const { status, body } = await seller.post('/presigned_urls', told)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  test('is for members and for sellers who set up shop', async () => {
    const denied = await site.as(await aBuyer(site.db, { status: 'denied' }))
    expect((await denied.post('/presigned_urls')).status).toBe(403)
    const applicant = await site.as(await aSeller(site.db, { status: 'provisional' }))
    expect((await applicant.post('/presigned_urls')).status).toBe(200)
  })

  test('again and again without sending anything ends', async () => {
    const { userId } = await aBuyer(site.db)
    const eager = await site.as({ userId })
    const waiting = Array.from({ length: 499 }, (_, at) => ({
      key: `waiting ${at}`,
      userId,
      kind: 'image' as const,
      expiresAt: new Date(),
    }))
    await site.db.insertInto('uploads').values(waiting).execute()
    expect((await eager.post('/presigned_urls')).status).toBe(200)
    expect(await eager.post('/presigned_urls')).toMatchObject({
      status: 429,
      body: { errors: ['Too many files are waiting. Please try again tomorrow.'] },
    })
  })
})

describe('a file', () => {
  test('is taken without a session or a token of the page', async () => {
    const { address, key } = await anAddress(seller)
    expect(await putFile(address, await aPicture('png'))).toMatchObject({ status: 200, body: {} })
    expect(await kept()).toContain(key)
  })

  test('comes once to an address, also before anything was made of it', async () => {
    const { address, key } = await anAddress(seller)
    await putFile(address, await aPicture('png', 10, 10))
    const stored = { status: 409, body: { errors: ['This file is already stored'] } }
    expect(await putFile(address, await aPicture('png', 20, 20))).toMatchObject(stored)
    await seller.post('/presigned_urls', { operation: 'get_object', key })
    expect(await putFile(address, await aPicture('png'))).toMatchObject(stored)
  })

  test('while it comes is the only one: all others at its address are refused', async () => {
    const { address } = await anAddress(seller, { kind: 'image' })
    const before = await drafts()
    const first = startPut(address, { 'Content-Length': 5_000_000 })
    await new Promise((go) => first.sending.write(Buffer.alloc(100_000), go))
    await eventually(drafts, (files) => files.length > before.length)
    const rivals = await Promise.all(
      Array.from({ length: 19 }, async () => putFile(address, Buffer.alloc(1000))),
    )
    expect(new Set(rivals.map(({ status }) => status))).toEqual(new Set([409]))
    expect(rivals[0]?.body.errors).toEqual([
      'This file is already uploading. Please choose it again.',
    ])
    expect(await drafts()).toHaveLength(before.length + 1)
    first.sending.destroy()
    await first.answered
    await eventually(drafts, (files) => files.length === before.length)
  })

  test('that broke off may be sent again', async () => {
    const { address, key } = await anAddress(seller, { kind: 'image' })
    const first = startPut(address, { 'Content-Length': 5_000_000 })
    await new Promise((go) => first.sending.write(Buffer.alloc(100_000), go))
    first.sending.destroy()
    await first.answered
    const picture = await aPicture('png')
    const { status } = await eventually(
      () => putFile(address, picture),
      (answer) => answer.status !== 409,
    )
    expect(status).toBe(200)
    expect(await kept()).toContain(key)
  })

  test('longer than was told is not taken', async () => {
    const { address } = await anAddress(seller, { size: 1000 })
    expect(await putFile(address, Buffer.alloc(1001))).toMatchObject({
      status: 413,
      body: { errors: ['The file is larger than announced'] },
    })
    expect((await putFile(address, Buffer.alloc(1000))).status).toBe(200)
  })

  test('of 34,999,999 bytes is taken, one more is not', async () => {
    const { address, key } = await anAddress(seller)
    expect((await putFile(address, await aPictureOf(34_999_999))).status).toBe(200)
    const { aws_url } = (await seller.post('/presigned_urls', { operation: 'get_object', key }))
      .body
    expect((await fetch(aws_url)).status).toBe(200)

    const other = await anAddress(seller)
    const before = await kept()
    expect(await putFile(other.address, await aPictureOf(35_000_000))).toMatchObject({
      status: 413,
      body: { errors: [TOO_LARGE] },
    })
    expect(await kept()).toEqual(before)
  })

  test('of a spreadsheet has less than 4 MB', async () => {
    const told = { kind: 'csv' }
    const { address } = await anAddress(seller, told)
    expect((await putFile(address, Buffer.alloc(3_999_999, 'a'))).status).toBe(200)
    const other = await anAddress(seller, told)
    expect((await putFile(other.address, Buffer.alloc(4_000_000, 'a'))).status).toBe(413)
  })

  test('without an end is cut off, and nothing of it stays', async () => {
    const { address } = await anAddress(seller, { kind: 'csv' })
    const before = await kept()
    const { sending, answered } = startPut(address, {})
    const closed = new Promise((go) => sending.once('close', go))
    const megabyte = Buffer.alloc(1_000_000)
    for (let sent = 0; sent < 60 && !sending.destroyed; sent++)
      await Promise.race([new Promise((go) => sending.write(megabyte, go)), closed])
    expect(sending.destroyed).toBe(true)
    expect(['broken off', 413]).toContain(await answered)
    expect(await kept()).toEqual(before)
  })

  test('that breaks off before the length it told leaves nothing behind', async () => {
    const { address, key } = await anAddress(seller, { kind: 'image' })
    const before = await drafts()
    const { sending, answered } = startPut(address, { 'Content-Length': 5_000_000 })
    await new Promise((go) => sending.write(Buffer.alloc(100_000), go))
    await eventually(drafts, (files) => files.length > before.length)
    sending.destroy()
    expect(await answered).toBe('broken off')
    expect(await eventually(drafts, (files) => files.length === before.length)).toEqual(before)
    expect(await kept()).not.toContain(key)
  })

  test('as it was sent is served to nobody', async () => {
    const { address, key } = await anAddress(seller, { kind: 'image' })
    await putFile(address, Buffer.from('<script>alert(1)</script>'), 'text/html')
    for (const path of [new URL(address).pathname, `/uploads/${key}`, `/photos/${key}/400.webp`])
      expect((await seller.get(path)).status).toBe(404)
  })
})

describe('an address', () => {
  const changed = (address: string, name: string, value: string) => {
    const url = new URL(address)
    url.searchParams.set(name, value)
    return url.href
  }
  const file = Buffer.from('a file')

  test('with a forged signature takes nothing', async () => {
    const { address, key } = await anAddress(seller)
    const later = String(Date.now() + 86_400_000)
    const forged = [
      changed(address, 'signature', 'A'.repeat(43)),
      changed(address, 'signature', ''),
      changed(address, 'expires', later),
      changed(address, 'expires', 'never'),
      `${site.address}/uploads/${key}`,
    ]
    for (const each of forged) expect((await putFile(each, file)).status).toBe(403)
    expect(await kept()).not.toContain(key)
  })

  test('is good for its own key and kind only', async () => {
    const { address } = await anAddress(seller, { kind: 'csv' })
    const other = await anAddress(seller)
    const { search } = new URL(address)
    expect((await putFile(`${site.address}/uploads/${other.key}${search}`, file)).status).toBe(403)

    const { key } = await anAddress(seller, { kind: 'csv' })
    await site.db.updateTable('uploads').set({ kind: 'image' }).where('key', '=', key).execute()
    expect((await putFile(`${site.address}/uploads/${key}${search}`, file)).status).toBe(403)
  })

  test('ends after five minutes', async () => {
    const before = Date.now()
    const { address } = await anAddress(seller)
    const after = Date.now()
    const expires = Number(new URL(address).searchParams.get('expires'))
    expect(expires).toBeGreaterThanOrEqual(before + 300_000)
    expect(expires).toBeLessThanOrEqual(after + 300_000)
  })

  test.each([
    ['..%2f..%2fsecret-key', 403],
    ['%2e%2e', 403],
    ['a%00b', 422],
    ['..', 403],
    ['uploads%2f..%2fsecret-key', 403],
  ])('of another place (%s) takes nothing', async (place, refusal) => {
    const { search } = new URL((await anAddress(seller)).address)
    const { status } = await putFile(`${site.address}/uploads/${place}${search}`, file)
    expect(status).toBe(refusal)
  })
})

// Decision I15: both specifications send every file so.
describe('a file to an address of no stated kind', () => {
  const csv = Buffer.from('UPC,Product Name\n036000291452,Mug\n')

  test.each(['text/csv', 'text/csv; charset=utf-8', 'application/vnd.ms-excel', 'text/plain'])(
    'is a CSV when it is sent as %s, and is imported',
    async (type) => {
      const { address, key } = await anAddress(seller)
      expect((await putFile(address, csv, type)).status).toBe(200)
      expect(await seller.post('/imported_csvs/', { key })).toMatchObject({
        status: 200,
        body: { message: 'Import is in progress' },
      })
      expect((await preview(seller, key)).status).toBe(404)
    },
  )

  test('is an image when it is sent as one', async () => {
    const { address, key } = await anAddress(seller)
    expect((await putFile(address, await aPicture('png'), 'image/png')).status).toBe(200)
    expect((await preview(seller, key)).status).toBe(200)
    expect((await seller.post('/imported_csvs/', { key })).status).toBe(404)
  })

  test('has the limit of what it is sent as', async () => {
    const { address } = await anAddress(seller)
    expect(await putFile(address, Buffer.alloc(4_000_000, 'x'), 'text/csv')).toMatchObject({
      status: 413,
      body: { errors: ['File is too large. Maximum file size is 4 MB.'] },
    })
  })

  test('is refused in words when it is sent as anything else', async () => {
    const { address } = await anAddress(seller)
    expect(await putFile(address, Buffer.from('%PDF-1.7'), 'application/pdf')).toMatchObject({
      status: 415,
      body: {
        errors: ['Please send a JPEG, PNG, WebP, AVIF or GIF image, a CSV file or a workbook'],
      },
    })
  })
})
