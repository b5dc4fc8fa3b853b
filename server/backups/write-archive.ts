import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { BLOCK, paddingAfter, tarHeader } from './tar.ts'

export type Archive = {
  add: (name: string, content: Buffer) => Promise<void>
  /** Of all bytes added so far. */
  sha256(): string
  /** Afterwards the file is complete and flushed to disk. */
  end(): Promise<void>
  /** Closes it as it is. */
  abandon(): Promise<void>
}

/** Writes a compressed tar archive to a new file readable by our account alone; waits while the disk is busy. */
export async function createArchive(file: string, at: Date): Promise<Archive> {
  const handle = await open(file, 'wx', 0o600)
  const tar = new PassThrough()
  const zstd = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  })
  const written = pipeline(tar, zstd, handle.createWriteStream({ flush: true }))
  // The next write reports it.
  written.catch(() => {})
  const hash = createHash('sha256')

  return {
    async add(name, content) {
      await write(tarHeader(name, content.length, at))
      await write(content)
      await write(Buffer.alloc(paddingAfter(content.length)))
    },
    sha256: () => hash.copy().digest('hex'),
    async end() {
      tar.end(Buffer.alloc(2 * BLOCK))
      await written
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => {})
    },
  }

  async function write(bytes: Buffer) {
    hash.update(bytes)
    // Aborted: `written` rejects with the reason.
    if (tar.destroyed) await written
    if (!tar.write(bytes)) await Promise.race([once(tar, 'drain'), written])
  }
}
