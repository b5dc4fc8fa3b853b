import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BackupProblem } from './backup-problem.ts'
import { checkBackup } from './check-backup.ts'
import { BEGINNING, inJson } from './manifest.ts'
import { paddingAfter, tarHeader } from './tar.ts'

const progress = { add() {}, end() {} }
const beginning = {
  format: 1,
  takenAt: new Date(),
  lotline: '1.2.3',
  postgresql: 18,
  migrations: [{ number: 1, name: '0001-first.sql', sha256: 'ab' }],
  queueLevel: 1,
  tables: [{ schema: 'public', name: 'users', columns: ['id'] }],
  keys: [],
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotline-forged-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Part = { name: string; content: Buffer; says?: number }

/** A small file; `says` is how long a part claims to be. */
async function forged(...parts: Part[]) {
  const file = join(folder, 'forged')
  const blocks = parts.flatMap(({ name, content, says = content.length }) => [
    tarHeader(name, says, new Date()),
    content,
    Buffer.alloc(paddingAfter(content.length)),
  ])
  await writeFile(file, zstdCompressSync(Buffer.concat([...blocks, Buffer.alloc(1024)])))
  expect((await stat(file)).size).toBeLessThan(100_000)
  return checkBackup(file, progress)
}

const first = (changes: object = {}): Part => ({
  name: BEGINNING,
  content: inJson({ ...beginning, ...changes }),
})
const HUGE = 3_000_000_000
const zeros = Buffer.alloc(20_000_000)

describe('a forged backup is refused in words', () => {
  test.each([
    ['a file', 'files/uploads/a-file'],
    ['rows', 'tables/public.users/000000'],
    ['a summary', 'contents.json'],
  ])('before it is read, where %s says it is 3 GB long', async (_, name) => {
    await expect(forged(first(), { name, content: zeros, says: HUGE })).rejects.toThrow(
      'The backup is damaged: a part of it is longer than such parts are.',
    )
    await expect(forged({ name: BEGINNING, content: zeros, says: HUGE })).rejects.toThrow(
      'longer than such parts are',
    )
  })

  test.each([
    'files/../../evil',
    'files//etc/passwd',
    'files/.ssh/keys',
    'files/uploads/a\u001B[2Jb',
    'tables/public.users; drop table users/000000',
    'tables/public.strangers/000000',
    'elsewhere',
  ])('where a part is called %j', async (name) => {
    const refused = await forged(first(), { name, content: Buffer.from('x') }).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(BackupProblem)
    // oxlint-disable-next-line no-control-regex -- what must not reach a terminal
    expect(String(refused)).not.toMatch(/[\u0000-\u001F]/)
  })

  test.each([
    ['a table', { tables: [{ schema: 'public', name: 'users"; drop', columns: ['id'] }] }],
    [
      'a column',
      { tables: [{ schema: 'public', name: 'users', columns: ['id) from stdin; --'] }] },
    ],
    ['a version', { lotline: '1\u001B[2J' }],
    ['a migration', { migrations: [{ number: 1, name: 'x\ny', sha256: 'ab' }] }],
  ])('where %s has such a name', async (_, changes) => {
    await expect(forged(first(changes))).rejects.toThrow(
      'The backup is damaged, or not one of Lotline.',
    )
  })
})
