import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { indexed } from './base.ts'
import { columnBuilder } from './build-columns.ts'
import type { Entry } from '../entry.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { asPlain } from '../testing/as-plain.ts'
import { drawnEntries } from '../testing/drawn-entries.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotline-snapshot-'))
})
afterAll(() => rm(folder, { recursive: true }))

const ours = { database: 'ours' }
let files = 0
const newFile = () => join(folder, String(++files))

function baseOf(entries: readonly Entry[]) {
  const builder = columnBuilder()
  for (const entry of entries) builder.add(entry)
  return indexed(builder.finish())
}

test('a base comes back from its file as it was', () => {
  fc.assert(
    fc.property(drawnEntries(30), (entries) => {
      const file = newFile()
      const base = baseOf(entries)
      writeSnapshot(file, ours, { base, from: '7' })
      const read = readSnapshot(file, ours)
      expect(read?.from).toBe('7')
      expect(read && asPlain(read.base)).toEqual(asPlain(base))
    }),
    { numRuns: 30 },
  )
})

async function aSnapshot() {
  const file = newFile()
  const [entries] = fc.sample(drawnEntries(30), { numRuns: 1, seed: 5 })
  writeSnapshot(file, ours, { base: baseOf(entries ?? []), from: '7' })
  expect(readSnapshot(file, ours)).toBeDefined()
  return { file, bytes: await readFile(file) }
}

test('a truncated file is refused, wherever it was cut', async () => {
  const { file, bytes } = await aSnapshot()
  for (let length = 0; length < bytes.length; length += 97) {
    await writeFile(file, bytes.subarray(0, length))
    expect(readSnapshot(file, ours)).toBeUndefined()
  }
})

test('a file with one bit flipped is refused, wherever the bit is', async () => {
  const { file, bytes } = await aSnapshot()
  for (let at = 0; at < bytes.length; at += 97) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 4
    await writeFile(file, damaged)
    expect(readSnapshot(file, ours)).toBeUndefined()
  }
})

test('a file of another database or with other fields is refused', async () => {
  const { file, bytes } = await aSnapshot()
  expect(readSnapshot(file, { database: 'another' })).toBeUndefined()
  const [entries] = fc.sample(drawnEntries(30), { numRuns: 1, seed: 5 })
  const { letterWords: _, ...lacking } = baseOf(entries ?? [])
  // @ts-expect-error -- as a version before would have written it
  writeSnapshot(file, ours, { base: lacking, from: '7' })
  expect(readSnapshot(file, ours)).toBeUndefined()
  await writeFile(file, bytes)
  expect(readSnapshot(file, ours)).toBeDefined()
})

test('a file is refused when the changes since then have been deleted', async () => {
  const { file } = await aSnapshot()
  vi.useFakeTimers({ now: Date.now() + 13 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(readSnapshot(file, ours)).toBeUndefined()
})

test('what somebody else is just writing is left alone, and what was left behind long ago is not', async () => {
  const { file, bytes } = await aSnapshot()
  await writeFile(`${file}.part`, 'half')
  writeSnapshot(file, ours, { base: baseOf([]), from: '8' })
  expect(await readFile(file)).toEqual(bytes)
  vi.useFakeTimers({ now: Date.now() + 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  writeSnapshot(file, ours, { base: baseOf([]), from: '8' })
  expect(readSnapshot(file, ours)?.from).toBe('8')
})
