import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { photosIn } from './photos.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotline-photos-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Photos drawn by a painter who counts. */
function aGallery() {
  const drawn: string[] = []
  const photos = photosIn(folderStorage(folder), async (key, size) => {
    drawn.push(`${key} ${size}`)
    return key === 'nobody' ? undefined : Buffer.from(`a picture of ${key}`)
  })
  return { photos, drawn }
}

describe('a photo', () => {
  test('is drawn when it is first asked for, and then kept', async () => {
    const { photos, drawn } = aGallery()
    expect(String(await photos.read('lot-1', 400))).toBe('a picture of lot-1')
    expect(String(await photos.read('lot-1', 400))).toBe('a picture of lot-1')
    expect(drawn).toEqual(['lot-1 400'])

    const { photos: afterRestart, drawn: again } = aGallery()
    expect(String(await afterRestart.read('lot-1', 400))).toBe('a picture of lot-1')
    expect(again).toEqual([])
  })

  test('is drawn once for many who ask at the same time', async () => {
    const { photos, drawn } = aGallery()
    const readers = Array.from({ length: 20 }, () => photos.read('lot-1', 400))
    expect(new Set((await Promise.all(readers)).map(String))).toEqual(
      new Set(['a picture of lot-1']),
    )
    expect(drawn).toEqual(['lot-1 400'])
    expect(await readdir(join(folder, 'photos/lot-1'))).toEqual(['400.webp'])
  })

  test('of an unknown format is refused, and leaves nothing behind', async () => {
    const { photos } = aGallery()
    expect(await photos.read('nobody', 400)).toBeUndefined()
    expect(await readdir(folder)).toEqual([])
  })

  test('that could not be drawn is tried again the next time', async () => {
    let canDraw = false
    const photos = photosIn(folderStorage(folder), async () => {
      if (!canDraw) throw new Error('No ink')
      return Buffer.from('a picture')
    })
    await expect(photos.read('lot-1', 400)).rejects.toThrow('No ink')
    canDraw = true
    expect(String(await photos.read('lot-1', 400))).toBe('a picture')
  })
})

describe('a photo that was sent in', () => {
  test('is stored in every size, and gone when removed', async () => {
    const { photos, drawn } = aGallery()
    await photos.store(
      '7f3a',
      new Map([
        [400, Buffer.from('small')],
        [800, Buffer.from('large')],
      ]),
    )
    expect(String(await photos.read('7f3a', 800))).toBe('large')
    expect(drawn).toEqual([])

    await photos.remove('7f3a')
    expect(await readdir(join(folder, 'photos/7f3a'))).toEqual([])
  })
})
