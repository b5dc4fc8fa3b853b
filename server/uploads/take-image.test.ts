import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from '#server/adapters/open-storage.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { clearUploads } from './clear-uploads.ts'
import { readUpload } from './read-upload.ts'
import { takeImage } from './take-image.ts'
import { aPicture, aVastPng } from './testing/pictures.ts'
import { anAddress, preview, send } from './testing/sending.ts'
import type { Uploads } from './uploads.ts'

const site = siteForThisFile()
let uploads: Uploads
let owner: { userId: number }
let seller: Caller
let stranger: { userId: number }
beforeAll(async () => {
  const settings = readSettings({ DATA_DIR: site.dataDir })
  uploads = openStorage(settings, {
    db: site.db,
    secretKeys: { current: 'x'.repeat(32), before: undefined },
  }).uploads
  owner = await aSeller(site.db)
  stranger = await aBuyer(site.db)
  seller = await site.as(owner)
})

const take = (key: string, user = owner) => takeImage(uploads, user, key)
const files = (folder: string) => readdir(join(site.dataDir, folder))
const statusAt = async (folder: string) =>
  (await site.visitor.get(`/photos/${folder}/200.webp`).catch(() => ({ status: 200 }))).status
const notFound = { status: 404, message: 'Not found' }

describe('taking an image', () => {
  test('stores its copies in a folder nobody can guess and removes what was sent', async () => {
    const key = await send(seller, await aPicture('jpeg'))
    const folder = await take(key)
    expect(folder).toMatch(/^[0-9a-f]{32}$/)
    expect(folder).not.toBe(key)
    const sizes = ['1200.webp', '200.webp', '400.webp', '800.webp']
    expect((await files(`photos/${folder}`)).toSorted()).toEqual(sizes)
    expect(await files('uploads')).not.toContain(key)

    const { headers } = await fetch(`${site.address}/photos/${folder}/1200.webp`)
    expect(headers.get('Content-Type')).toBe('image/webp')
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  test('again, and by its folder, is the same', async () => {
    const key = await send(seller, await aPicture('png'))
    const folder = await take(key)
    expect(await take(key)).toBe(folder)
    expect(await take(folder)).toBe(folder)
  })

  test('many times at once leaves one folder', async () => {
    const before = await files('photos')
    const key = await send(seller, await aPicture('png'))
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(key)))
    expect(new Set(taken).size).toBe(1)
    const made = (await files('photos')).filter((folder) => !before.includes(folder))
    const full = await Promise.all(made.map(async (each) => (await files(`photos/${each}`)).length))
    expect(full.filter((count) => count > 0)).toEqual([4])
  })

  test('is for its owner only', async () => {
    const key = await send(seller, await aPicture('png'))
    await expect(take(key, stranger)).rejects.toMatchObject(notFound)
    const folder = await take(key)
    await expect(take(folder, stranger)).rejects.toMatchObject(notFound)
    await expect(take('0'.repeat(32))).rejects.toMatchObject(notFound)
    await expect(take('../secret-key')).rejects.toMatchObject(notFound)
  })

  test('that never arrived says so', async () => {
    const { key } = await anAddress(seller)
    await expect(take(key)).rejects.toMatchObject({
      status: 422,
      message: 'The file has not arrived. Please choose it again.',
    })
  })

  test('that is no picture leaves nothing to see', async () => {
    const key = await send(seller, Buffer.from('<svg onload="alert(1)"/>'))
    await expect(take(key)).rejects.toThrow('Please choose a JPEG, PNG, WebP, AVIF or GIF image')
  })
})

describe('a preview', () => {
  test('shows one’s own picture as it will be stored', async () => {
    const key = await send(seller, await aPicture('jpeg'))
    const { body } = await preview(seller, key)
    expect(body).toEqual({
      aws_url: expect.stringMatching(/\/photos\/[0-9a-f]{32}\/400\.webp$/),
      aws_headers: {},
      file_key: key,
    })
    expect((await fetch(body.aws_url)).status).toBe(200)
    expect((await preview(seller, key, 1200)).body.aws_url).toBe(
      body.aws_url.replace('400.webp', '1200.webp'),
    )
    expect(body.aws_url).toContain(await take(key))
  })

  test('shows a public picture to everybody who may store files', async () => {
    const folder = await take(await send(seller, await aPicture('jpeg')))
    const other = await site.as(stranger)
    expect((await preview(other, folder)).body.aws_url).toBe(
      `${site.address}/photos/${folder}/400.webp`,
    )
  })

  test('of anything else answers the same 404', async () => {
    const theirs = await send(seller, await aPicture('png'))
    const sheet = await send(seller, Buffer.from('UPC'), { kind: 'csv' })
    const other = await site.as(stranger)
    const answers = [
      await preview(other, theirs),
      await preview(other, 'f'.repeat(32)),
      await preview(other, '../../secret-key'),
      await preview(other, '/photos/x/400.webp'),
      await preview(seller, sheet),
    ]
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: { errors: ['Not found'] } })
  })

  test.each([
    ['a picture of 16,000 × 16,000', aVastPng(16_000, 16_000), 'too many pixels'],
    ['a renamed HTML file', Buffer.from('<!doctype html><p>'), 'Please choose a JPEG'],
    ['a broken picture', Buffer.from('GIF89a…'), 'can’t be read'],
  ])('says what is wrong with %s', async (_, content, words) => {
    const { status, body } = await preview(seller, await send(seller, content))
    expect(status).toBe(422)
    expect(body.errors[0]).toContain(words)
  })
})

describe('a spreadsheet', () => {
  test('is read by its owner as it was sent', async () => {
    const key = await send(seller, Buffer.from('UPC,Name\n'), { kind: 'csv' })
    expect(String(await readUpload(uploads, owner, key))).toBe('UPC,Name\n')
    await expect(readUpload(uploads, stranger, key)).rejects.toMatchObject(notFound)
    await expect(take(key)).rejects.toMatchObject(notFound)
  })

  test('is not what was announced as an image', async () => {
    const key = await send(seller, Buffer.from('UPC,Name\n'))
    await expect(readUpload(uploads, owner, key)).rejects.toMatchObject(notFound)
  })
})

describe('after a day', () => {
  const age = (hours: number) =>
    site.db
      .updateTable('uploads')
      .set({ createdAt: new Date(Date.now() - hours * 3_600_000) })
      .execute()
  const remaining = async (key: string) =>
    site.db.selectFrom('uploads').select('clearedAt').where('key', '=', key).executeTakeFirst()

  test('what nobody used is gone, and what was taken stays', async () => {
    const taken = await send(seller, await aPicture('png'))
    const folder = await take(taken)
    const seen = await send(seller, await aPicture('png'))
    const shown =
      String((await preview(seller, seen)).body.aws_url)
        .split('/')
        .at(-2) ?? ''
    const unused = await send(seller, await aPicture('png'))

    await age(23)
    await clearUploads(uploads)
    expect(await remaining(unused)).toBeDefined()

    await age(24.5)
    await expect(take(unused)).rejects.toMatchObject(notFound)
    expect(await take(taken)).toBe(folder)

    await age(26)
    await clearUploads(uploads)
    expect([await remaining(unused), await remaining(seen)]).toEqual([undefined, undefined])
    expect(await files('uploads')).toEqual([])
    expect([await statusAt(shown), await statusAt(folder)]).toEqual([404, 200])
    expect(await take(taken)).toBe(folder)
    expect((await remaining(taken))?.clearedAt).toBeInstanceOf(Date)
  })

  test('and long before, what a killed process left half-written is gone', async () => {
    const draft = join(site.dataDir, 'drafts', '0b7a4f0e-8a55-4c08-9e7f-3f1f5a3c9d11')
    await writeFile(draft, 'half')
    await clearUploads(uploads)
    expect(await files('drafts')).toHaveLength(1)
    const fiveMinutesAgo = new Date(Date.now() - 300_000)
    await utimes(draft, fiveMinutesAgo, fiveMinutesAgo)
    await clearUploads(uploads)
    expect(await files('drafts')).toEqual([])
  })
})
