import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { s3Storage, type S3Storage } from './s3-storage.ts'
import { isRightlySigned, startS3Double } from './testing/s3-double.ts'

const access = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the test' }

let double: Awaited<ReturnType<typeof startS3Double>>
let storage: S3Storage
const storageOf = (secretAccessKey: string, endpoint = double.endpoint) =>
  s3Storage({ ...access, secretAccessKey, endpoint, bucket: 'lots', region: 'auto' })

beforeAll(async () => {
  double = await startS3Double(access)
  storage = storageOf(access.secretAccessKey)
})
afterEach(() => void vi.useRealTimers())
afterAll(() => double.stop())

test('the double checks signatures as AWS does: it takes the example AWS published', () => {
  vi.useFakeTimers({ now: Date.parse('2013-05-24T12:00:00Z') })
  const example = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const query =
    'X-Amz-Algorithm=AWS4-HMAC-SHA256' +
    '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request' +
    '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
    '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'
  const headers = { host: 'examplebucket.s3.amazonaws.com' }
  const published = { method: 'GET', url: `/test.txt?${query}`, headers }
  expect(isRightlySigned(published, example)).toBe(true)
  expect(isRightlySigned({ ...published, method: 'PUT' }, example)).toBe(false)
})

describe('a file in the store', () => {
  test('is written, read whole, and removed', async () => {
    const bytes = Buffer.from([0, 255, 1, 254])
    await storage.write('photos/7f3a/400.webp', bytes)
    expect([...double.files.keys()]).toEqual(['/lots/photos/7f3a/400.webp'])
    expect(await storage.read('photos/7f3a/400.webp')).toEqual(bytes)

    await storage.remove('photos/7f3a/400.webp')
    expect(await storage.read('photos/7f3a/400.webp')).toBeUndefined()
    await storage.remove('photos/7f3a/400.webp')
  })

  test('is told by its name, from as many pages as there are', async () => {
    const paged = await startS3Double(access, { namesAtOnce: 2 })
    const five = storageOf(access.secretAccessKey, paged.endpoint)
    const names = ['photos/a', 'photos/b', 'photos/c/400.webp', 'photos/d', 'photos/e']
    for (const name of [...names, 'uploads/other']) await five.write(name, Buffer.from(name))
    expect(await Readable.from(five.list('photos')).toArray()).toEqual(names)
    expect(await Readable.from(five.list('nothing')).toArray()).toEqual([])
    paged.goAway()
    await expect(Readable.from(five.list('photos')).toArray()).rejects.toThrow(
      'aren’t available right now',
    )
    paged.stop()
  })

  test('that is larger than may be is not read to its end', async () => {
    await storage.write('uploads/large', Buffer.alloc(1000))
    expect(await storage.read('uploads/large', 1000)).toHaveLength(1000)
    await expect(storage.read('uploads/large', 999)).rejects.toThrow('too large')
  })

  test('has a name that we made, or is refused', async () => {
    await expect(async () => storage.read('uploads/../secret')).rejects.toThrow('Not the name')
  })
})

describe('a presigned address', () => {
  const put = (url: string) =>
    fetch(url, { method: 'PUT', headers: { 'Content-Type': 'image/png' }, body: 'a file' })

  test('takes a file from somebody without keys', async () => {
    const url = await storage.presignPut('uploads/7f3a', { seconds: 300 })
    expect((await put(url)).status).toBe(200)
    expect(String(await storage.read('uploads/7f3a'))).toBe('a file')
  })

  test('for a file of a told length takes no other', async () => {
    const url = await storage.presignPut('uploads/7f3c', { seconds: 300, size: 6 })
    const sent = await fetch(url, { method: 'PUT', body: 'a file of more than was said' })
    expect(sent.status).toBe(403)
    expect(await storage.read('uploads/7f3c')).toBeUndefined()
    expect((await put(url)).status).toBe(200)
  })

  test('is good for nothing else: not for reading, another name, or later', async () => {
    const url = await storage.presignPut('uploads/7f3a', { seconds: 300 })
    expect((await fetch(url)).status).toBe(403)
    expect((await put(url.replace('7f3a', '7f3b'))).status).toBe(403)
    expect((await put(url.replace('Expires=300', 'Expires=3000'))).status).toBe(403)

    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] })
    expect((await put(url)).status).toBe(403)
  })
})

describe('a store', () => {
  test('that knows other keys is a mistake of the settings, not of the person', async () => {
    const stranger = storageOf('another secret')
    await expect(stranger.read('photos/7f3a/400.webp')).rejects.toThrow('answered 403')
  })

  test('that cannot be reached, or is ill, is said to be away', async () => {
    const away = { status: 503, message: 'Files aren’t available right now. Please try again.' }
    const nowhere = storageOf(access.secretAccessKey, 'http://127.0.0.1:9')
    await expect(nowhere.read('photos/7f3a/400.webp')).rejects.toMatchObject(away)
    double.goAway()
    await expect(storage.write('uploads/x', Buffer.from(''))).rejects.toMatchObject(away)
  })
})
