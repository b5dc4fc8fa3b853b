import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TooSlow } from './await-chunks.ts'
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
    expect(await files()).toEqual(['drafts', 'photos', 'photos/7f3a', 'photos/7f3a/400.webp'])

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

test('the files of a folder are told by their names, what is half-written is not', async () => {
  for (const name of ['uploads/one', 'photos/a/400.webp', 'photos/a/800.webp'])
    await storage.write(name, Buffer.from(name))
  await writeFile(join(folder, 'uploads', `one.${randomUUID()}`), 'half')
  const names = async (within: string) => {
    const found: string[] = []
    for await (const name of storage.list(within)) found.push(name)
    return found.toSorted()
  }
  expect(await names('uploads')).toEqual(['uploads/one'])
  expect(await names('photos')).toEqual(['photos/a/400.webp', 'photos/a/800.webp'])
  expect(await names('nothing')).toEqual([])
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
    expect(await files()).toEqual(['drafts', 'uploads'])
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
    expect(await files()).toEqual(['drafts', 'uploads', 'uploads/7f3a'])
  })

  test('says how long it was', async () => {
    const content = Readable.from([Buffer.from('a '), Buffer.from('file')])
    expect(await storage.receive('uploads/7f3a', content, 100)).toBe(6)
  })
})

describe('a sender', () => {
  const patience = { silenceMs: 60_000, graceMs: 60_000, leastBytesPerSecond: 1_000_000 }

  test('who falls silent is let go of, and may still be answered', async () => {
    storage = folderStorage(folder, { ...patience, silenceMs: 20 })
    const content = new Readable({ read: () => {} })
    content.push(Buffer.from('UPC,'))
    await expect(storage.receive('uploads/7f3a', content, 100)).rejects.toThrow(TooSlow)
    expect(await files()).toEqual(['drafts', 'uploads'])
    expect(content.destroyed).toBe(false)
  })

  test('who trickles is let go of as well', async () => {
    storage = folderStorage(folder, { ...patience, graceMs: 50 })
    const content = new Readable({ read: () => void setTimeout(() => content.push('x'), 5) })
    await expect(storage.receive('uploads/7f3a', content, 1_000_000)).rejects.toThrow(TooSlow)
    content.destroy()
    expect(await files()).toEqual(['drafts', 'uploads'])
  })

  test('who sends fast enough is not', async () => {
    storage = folderStorage(folder, { ...patience, graceMs: 50, leastBytesPerSecond: 0.001 })
    let sent = 0
    const content = new Readable({
      read: () => void setTimeout(() => content.push(sent++ < 20 ? 'x' : null), 5),
    })
    content.push('x')
    expect(await storage.receive('uploads/7f3a', content, 1_000_000)).toBe(21)
  })
})

describe('what is left half-written', () => {
  const LONG_AGO = new Date('2026-01-01')
  const NAME = '0b7a4f0e-8a55-4c08-9e7f-3f1f5a3c9d11'

  async function aLeftover(name: string, writtenAt = LONG_AGO) {
    const path = join(folder, name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, 'half')
    await utimes(path, writtenAt, writtenAt)
  }

  test('is swept, wherever it lies, once nobody writes to it', async () => {
    await aLeftover(`drafts/${NAME}`)
    await aLeftover(`uploads/7f3a.${NAME}`)
    await aLeftover('uploads/7f3a')
    await storage.removeDrafts(60_000)
    expect(await files()).toEqual(['drafts', 'uploads', 'uploads/7f3a'])
  })

  test('is left alone while it is still being written', async () => {
    await aLeftover(`drafts/${NAME}`, new Date())
    await storage.removeDrafts(60_000)
    expect(await files()).toEqual(['drafts', `drafts/${NAME}`])
    await storage.removeDrafts(0)
    expect(await files()).toEqual(['drafts'])
  })

  test('is nothing where nothing was ever written', async () => {
    await storage.removeDrafts(0)
    expect(await files()).toEqual([])
  })
})

test('what is kept is for nobody else on the machine', async () => {
  await storage.write('photos/7f3a/400.webp', Buffer.from('small'))
  await storage.receive('uploads/7f3a', Readable.from([Buffer.from('a file')]), 100)
  const modes = await Promise.all(
    (await files()).map(async (name) => {
      const { mode } = await stat(join(folder, name))
      return `${name} ${(mode & 0o777).toString(8)}`
    }),
  )
  expect(modes).toEqual([
    'drafts 700',
    'photos 700',
    'photos/7f3a 700',
    'photos/7f3a/400.webp 600',
    'uploads 700',
    'uploads/7f3a 600',
  ])
})
