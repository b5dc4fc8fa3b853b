import { randomUUID } from 'node:crypto'
import {
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { awaitChunks, PATIENCE, type Patience } from './await-chunks.ts'
import { isName, safeName, TooLarge, type Storage } from './storage.ts'

export type FolderStorage = Storage & {
  /** Stores a stream and returns its length; one that is over `mostBytes`, stalls or breaks off leaves nothing behind. */
  receive(name: string, content: Readable, mostBytes: number): Promise<number>
}

// Other accounts on this machine must not read uploads or what is made from them.
const OURS_ALONE = { folder: 0o700, file: 0o600 }
const DRAFTS = 'drafts'
// Earlier versions wrote temporary files next to the final ones, as `<key>.<uuid>`.
const ONCE_WITH_DRAFTS = 'uploads'
const DRAFT = /(^|\.)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files in a folder of this machine. */
export function folderStorage(folder: string, patience: Patience = PATIENCE): FolderStorage {
  const pathOf = (name: string) => join(folder, safeName(name))

  return {
    read: (name, mostBytes) => unlessAbsent(() => readAtMost(pathOf(name), mostBytes)),
    write: (name, bytes) =>
      whole(name, (draft) => writeFile(draft, bytes, { flush: true, mode: OURS_ALONE.file })),
    remove: (name) => rm(pathOf(name), { force: true }),
    list: (within) => filesBelow(folder, within),
    receive: (name, content, mostBytes) =>
      whole(name, async (draft) => {
        // Opened first: an upload that breaks off at once would otherwise be opened after its removal.
        const file = await open(draft, 'w', OURS_ALONE.file)
        const written = file.createWriteStream({ flush: true })
        await pipeline(upTo(awaitChunks(content, patience), mostBytes), written)
        return written.bytesWritten
      }),
    removeDrafts: async (idleMs) => {
      const since = Date.now() - idleMs
      for (const place of [DRAFTS, ONCE_WITH_DRAFTS])
        for (const name of (await unlessAbsent(() => readdir(join(folder, place)))) ?? []) {
          if (!DRAFT.test(name)) continue
          const draft = join(folder, place, name)
          const found = await unlessAbsent(() => stat(draft))
          if (found && found.mtimeMs <= since) await rm(draft, { force: true })
        }
    },
  }

  async function whole<Result>(name: string, fill: (draft: string) => Promise<Result>) {
    const path = pathOf(name)
    const draft = join(folder, DRAFTS, randomUUID())
    for (const each of [dirname(path), dirname(draft)])
      await mkdir(each, { recursive: true, mode: OURS_ALONE.folder })
    try {
      const result = await fill(draft)
      await rename(draft, path)
      return result
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
}

async function* filesBelow(folder: string, within: string): AsyncGenerator<string> {
  for await (const entry of (await unlessAbsent(() => opendir(join(folder, within)))) ?? []) {
    const name = `${within}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, name)
    else if (entry.isFile() && isName(name) && !DRAFT.test(entry.name)) yield name
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

// A slightly oversized upload is read to its end, so that the sender can receive the refusal.
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
