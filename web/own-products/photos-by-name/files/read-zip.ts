import {
  BlobReader,
  configure,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_SPLIT_ZIP_FILE,
  ZipReader,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-native.js'
import { inDigits } from '#market/in-digits.ts'
import { isClutter, photoTypeOf } from '#market/products/photos-by-name/file-path.ts'
import type { Gathered } from './photo-source.ts'
import { MOST_FILES, sortIn } from './sort-in.ts'

// Its workers come from addresses that our pages' policy forbids; the browser unpacks in a thread of its own anyway.
configure({ useWebWorkers: false, useCompressionStream: true })

export const LARGEST_ZIP = 500_000_000
const TOO_LARGE = 'A ZIP can be up to 500 MB. Please upload it in parts or as a folder.'
const DAMAGED = 'The ZIP is damaged or incomplete. Please create it again.'

/**
 * What a ZIP holds, by its table of contents alone. Each photo is unpacked from its slice of the file when it is its
 * turn, so that no more than what is being sent is ever in memory.
 */
export async function photosInZip(name: string, file: Blob): Promise<Gathered> {
  if (file.size > LARGEST_ZIP) throw new Error(TOO_LARGE)
  const found: Gathered = { photos: [], leftOut: [] }
  const reader = new ZipReader(new BlobReader(file), { checkOverlappingEntry: true })
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || isClutter(entry.filename)) continue
      if (found.photos.length + found.leftOut.length >= MOST_FILES)
        throw new TooMany(`A ZIP can have up to ${inDigits(MOST_FILES)} files`)
      take(found, `${name}/${entry.filename}`, entry)
    }
  } catch (error) {
    throw error instanceof TooMany ? error : new Error(zipWords(error), { cause: error })
  }
  return found
}

class TooMany extends Error {}

function take(found: Gathered, path: string, entry: FileEntry) {
  if (entry.encrypted) {
    found.leftOut.push({ path, reason: 'Password-protected' })
    return
  }
  const type = photoTypeOf(path) ?? ''
  const size = entry.uncompressedSize
  sortIn(found, { path, size, type, open: () => unpacked(entry, type) })
}

/** One photo. One that becomes larger than the table of contents says is a bomb, and is given up at that byte. */
async function unpacked(entry: FileEntry, type: string): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const writable = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(piece) {
      length += piece.length
      if (length > entry.uncompressedSize) throw new Error('Larger than the ZIP says')
      pieces.push(piece)
    },
  })
  try {
    await entry.getData(writable, { checkSignature: true })
  } catch (error) {
    throw new Error('Damaged in the ZIP', { cause: error })
  }
  return new Blob(pieces, { type })
}

function zipWords(error: unknown) {
  const message = error instanceof Error ? error.message : ''
  if (message === ERR_ENCRYPTED_CENTRAL_DIRECTORY) return 'The ZIP is password-protected.'
  if (message === ERR_SPLIT_ZIP_FILE)
    return 'The ZIP is split into parts. Please combine them into one.'
  return DAMAGED
}
