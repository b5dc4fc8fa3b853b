import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { safeName, TooLarge, type Storage } from './storage.ts'

export type FolderStorage = Storage & {
  /** Streams a file in; one of more than `mostBytes`, or that breaks off, leaves nothing behind. */
  receive(name: string, content: Readable, mostBytes: number): Promise<void>
}

/** Files in a folder of this machine. */
export function folderStorage(folder: string): FolderStorage {
  const pathOf = (name: string) => join(folder, safeName(name))

  return {
    read: (name, mostBytes) => unlessAbsent(() => readAtMost(pathOf(name), mostBytes)),
    write: (name, bytes) =>
      whole(pathOf(name), (draft) => writeFile(draft, bytes, { flush: true })),
    remove: (name) => rm(pathOf(name), { force: true }),
    receive: (name, content, mostBytes) =>
      whole(pathOf(name), async (draft) => {
        // Opened before: whoever breaks off at once would have it opened after it was removed.
        const file = await open(draft, 'w')
        await pipeline(content, (chunks) => upTo(chunks, mostBytes), file.createWriteStream())
      }),
  }
}

async function readAtMost(path: string, mostBytes = Infinity) {
  if (mostBytes === Infinity) return readFile(path)
  const file = await open(path)
  try {
    if ((await file.stat()).size > mostBytes) throw new TooLarge()
    return await file.readFile()
  } finally {
    await file.close()
  }
}

async function unlessAbsent<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function whole(path: string, fill: (draft: string) => Promise<void>) {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  try {
    await fill(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

// What is a little too large is read to its end, so that its sender is there to hear why it was refused.
const PATIENCE_BYTES = 16_000_000

async function* upTo(chunks: AsyncIterable<Buffer>, mostBytes: number) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes <= mostBytes) yield chunk
    else if (bytes > mostBytes + PATIENCE_BYTES) break
  }
  if (bytes > mostBytes) throw new TooLarge()
}
