import {
  BlobWriter,
  configure,
  Uint8ArrayReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js'
import { describe, expect, test } from 'vitest'
import { photosInZip } from './read-zip.ts'

configure({ useWebWorkers: false })

const PHOTO = new Uint8Array(5000).map((_, at) => at % 251)

type Entry = {
  name: string
  bytes?: Uint8Array
  level?: number
  password?: string
  zip64?: boolean
}

async function aZip(entries: Entry[]) {
  const writer = new ZipWriter(new BlobWriter('application/zip'))
  for (const { name, bytes = PHOTO, ...how } of entries)
    await writer.add(name, name.endsWith('/') ? undefined : new Uint8ArrayReader(bytes), {
      directory: name.endsWith('/'),
      ...how,
    })
  return writer.close()
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** The ZIP with one number of four bytes overwritten after a mark. */
async function changed(zip: Blob, { mark, at, to }: { mark: number; at: number; to: number }) {
  const view = new DataView(await zip.arrayBuffer())
  let place = 0
  while (view.getUint32(place, true) !== mark) place++
  view.setUint32(place + at, to, true)
  return new Blob([view.buffer])
}
const CENTRAL = 0x02_01_4b_50

describe('a ZIP', () => {
  test('gives its photos, stored or deflated or of Zip64, without what systems leave in it', async () => {
    const zip = await aZip([
      { name: '012345678905/' },
      { name: '012345678905/1.jpg', level: 0 },
      { name: '012345678905/2.PNG', level: 6 },
      { name: 'SKU-17.webp', zip64: true },
      { name: '__MACOSX/012345678905/._1.jpg' },
      { name: '.DS_Store' },
      { name: 'notes.txt' },
      { name: 'empty.jpg', bytes: new Uint8Array() },
    ])
    const { photos, leftOut } = await photosInZip('all.zip', zip)
    expect(photos.map(({ path, type, size }) => [path, type, size])).toEqual([
      ['all.zip/012345678905/1.jpg', 'image/jpeg', 5000],
      ['all.zip/012345678905/2.PNG', 'image/png', 5000],
      ['all.zip/SKU-17.webp', 'image/webp', 5000],
    ])
    for (const { open } of photos) expect(await bytesOf(await open())).toEqual(PHOTO)
    expect(leftOut).toEqual([
      { path: 'all.zip/notes.txt', reason: 'Not a JPEG, PNG, WebP, AVIF or GIF image' },
      { path: 'all.zip/empty.jpg', reason: 'The file is empty' },
    ])
  })

  test('leaves out what is locked by a password, and gives the rest', async () => {
    const zip = await aZip([{ name: 'a.jpg', password: 'secret' }, { name: 'b.jpg' }])
    const { photos, leftOut } = await photosInZip('a.zip', zip)
    expect(photos.map(({ path }) => path)).toEqual(['a.zip/b.jpg'])
    expect(leftOut).toEqual([{ path: 'a.zip/a.jpg', reason: 'Password-protected' }])
  })

  test('that is no ZIP, or truncated, is refused with a reason', async () => {
    const whole = await aZip([{ name: 'a.jpg' }])
    const DAMAGED = 'The ZIP is damaged or incomplete. Please create it again.'
    for (const blob of [new Blob(['no']), new Blob([]), whole.slice(0, whole.size - 30)])
      await expect(photosInZip('a.zip', blob)).rejects.toThrow(DAMAGED)
  })

  test('with a photo that is damaged says so of that photo alone', async () => {
    const zip = await changed(await aZip([{ name: 'a.jpg', level: 0 }, { name: 'b.jpg' }]), {
      mark: CENTRAL,
      at: 16,
      to: 12_345,
    })
    const { photos } = await photosInZip('a.zip', zip)
    await expect(photos[0]?.open()).rejects.toThrow('Damaged in the ZIP')
    expect((await photos[1]?.open())?.size).toBe(5000)
  })

  test('with a photo larger than it says is given up there, and one too large by its own word is not opened', async () => {
    const entry = { name: 'a.jpg', bytes: new Uint8Array(3_000_000), level: 9 }
    const bomb = await changed(await aZip([entry]), { mark: CENTRAL, at: 24, to: 1000 })
    const { photos } = await photosInZip('a.zip', bomb)
    await expect(photos[0]?.open()).rejects.toThrow('Damaged in the ZIP')
    const honest = await changed(await aZip([entry]), { mark: CENTRAL, at: 24, to: 35_000_000 })
    const found = await photosInZip('a.zip', honest)
    expect(found.leftOut).toEqual([{ path: 'a.zip/a.jpg', reason: 'Max file size: 35 MB' }])
  })

  test('of more than 500 MB is not read at all', async () => {
    const vast = { size: 500_000_001 } as Blob
    await expect(photosInZip('a.zip', vast)).rejects.toThrow('A ZIP can be up to 500 MB')
  })
})
