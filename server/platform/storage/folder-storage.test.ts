import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderStorage, type FolderStorage } from './folder-storage.ts'
import { TooLarge } from './storage.ts'

let folder: string
let storage: FolderStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotline-files-'))
  storage = folderStorage(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const files = async () => (await readdir(folder, { recursive: true })).toSorted()

describe('a file in the folder', () => {
  test('is written whole, read, and removed', async () => {
    await storage.write('photos/7f3a/400.webp', Buffer.from('small'))
    expect(String(await storage.read('photos/7f3a/400.webp'))).toBe('small')
    expect(await files()).toEqual(['photos', 'photos/7f3a', 'photos/7f3a/400.webp'])

    await storage.remove('photos/7f3a/400.webp')
    expect(await storage.read('photos/7f3a/400.webp')).toBeUndefined()
    await storage.remove('photos/7f3a/400.webp')
  })

  test('that is larger than may be is not read', async () => {
    await storage.write('uploads/large', Buffer.alloc(1000))
    expect(await storage.read('uploads/large', 1000)).toHaveLength(1000)
    await expect(storage.read('uploads/large', 999)).rejects.toThrow(TooLarge)
  })

  test.each(['../secret-key', 'uploads/../secret-key', 'uploads/.', '/etc/passwd', 'uploads', ''])(
    'lies inside it: %s is no name',
    async (name) => {
      await expect(async () => storage.read(name)).rejects.toThrow('Not the name')
    },
  )
})

describe('a file that streams in', () => {
  test('is there when it is whole', async () => {
    await storage.receive(
      'uploads/7f3a',
      Readable.from([Buffer.from('a '), Buffer.from('file')]),
      6,
    )
    expect(String(await storage.read('uploads/7f3a'))).toBe('a file')
  })

  test('of a byte too many leaves nothing behind', async () => {
    const content = Readable.from([Buffer.from('a '), Buffer.from('file')])
    await expect(storage.receive('uploads/7f3a', content, 5)).rejects.toThrow(TooLarge)
    expect(await files()).toEqual(['uploads'])
  })

  test('that breaks off leaves the one before', async () => {
    await storage.write('uploads/7f3a', Buffer.from('before'))
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('a ')
        throw new Error('Broken off')
      })(),
    )
    await expect(storage.receive('uploads/7f3a', breaking, 100)).rejects.toThrow('Broken off')
    expect(String(await storage.read('uploads/7f3a'))).toBe('before')
    expect(await files()).toEqual(['uploads', 'uploads/7f3a'])
  })
})
