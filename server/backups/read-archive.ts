import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createZstdDecompress } from 'node:zlib'
import { BackupProblem } from './backup-problem.ts'
import { kindOfEntry, LONGEST_SUMMARY, longestOf } from './entry-name.ts'
import { BEGINNING, CONTENTS } from './manifest.ts'
import { BLOCK, paddingAfter, readTarHeader } from './tar.ts'

export type Entry = {
  name: string
  content: Buffer
  /** Of all bytes before this entry. */
  sha256Before: () => string
}

/** Yields an archive's entries. A truncated or altered file is refused with a message. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file)
  const unpacked = createZstdDecompress()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  const hash = createHash('sha256')
  const { take, end } = taking(unpacked, hash)
  let isFirst = true
  try {
    for (;;) {
      const before = hash.copy()
      const header = readTarHeader(await take(BLOCK))
      if (!header) return await end()
      refuseForged(header, isFirst)
      isFirst = false
      const content = await take(header.bytes)
      await take(paddingAfter(header.bytes))
      yield { name: header.name, content, sha256Before: () => before.digest('hex') }
    }
  } catch (error) {
    throw inWords(error)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

/** What an entry is called and how long it says it is are looked at before a byte of it is read. */
function refuseForged({ name, bytes }: { name: string; bytes: number }, isFirst: boolean) {
  if (isFirst && name !== BEGINNING) throw new BackupProblem('The file is not a backup of Lotline.')
  const isSummary = name === BEGINNING || name === CONTENTS
  if (bytes > (isSummary ? LONGEST_SUMMARY : longestOf(kindOfEntry(name))))
    throw new BackupProblem('The backup is damaged: a part of it is longer than such parts are.')
}

/** Reads a stream by exact lengths, holding no more than that and one chunk in memory. */
function taking(chunks: AsyncIterable<Buffer>, hash: Hash) {
  const coming = chunks[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return { take, end }

  async function take(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let missing = bytes
    while (missing > 0) {
      if (rest.length === 0) {
        const { value, done } = await coming.next()
        if (done) throw new BackupProblem('The backup is cut off: its end is missing.')
        rest = value
      }
      const part = rest.subarray(0, missing)
      rest = rest.subarray(part.length)
      missing -= part.length
      parts.push(part)
    }
    const taken = Buffer.concat(parts)
    hash.update(taken)
    return taken
  }

  // Only after the last byte is the checksum verified.
  async function end() {
    for (;;) if ((await coming.next()).done) return
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  if (code === 'ZSTD_error_prefix_unknown')
    return new BackupProblem('The file is not a backup of Lotline.')
  if (code === 'Z_BUF_ERROR' || error.message === 'unexpected end of file')
    return new BackupProblem('The backup is cut off: its end is missing.')
  if (code.startsWith('ZSTD_'))
    return new BackupProblem(`The backup is damaged (${error.message}).`)
  if (code === 'ENOENT') return new BackupProblem('There is no such file.')
  if (code === 'EISDIR') return new BackupProblem('That is a folder, not a backup of Lotline.')
  return error
}
