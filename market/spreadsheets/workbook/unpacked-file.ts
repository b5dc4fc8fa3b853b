import { TOO_LARGE, TOO_LARGE_BYTES } from '#market/uploads/upload-limits.ts'
import { contentOf } from '../file-content.ts'
import type { SpreadsheetTools } from '../spreadsheet-tools.ts'
import { bytesOf, joined } from './bytes-of.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import { mainPartOf } from './xlsx-relations.ts'
import { openZip, type ZipFile } from './zip-file.ts'

/** The spreadsheet within a file that only packs it, as Macs and mailboxes do; all other files as they are. */
export function unpackedFile(tools: SpreadsheetTools, bytes: Uint8Array): Uint8Array {
  const content = contentOf(bytes)
  if (content === 'gzip') return unzipped(tools, bytes)
  if (content !== 'zip') return bytes
  const zip = openZip(bytes, tools)
  const isWorkbook = PARTS.some((name) => zip.has(name)) || mainPartOf({ zip, tools }) !== undefined
  return isWorkbook ? bytes : packedIn(zip)
}

const PARTS = ['content.xml', 'Index/Document.iwa']
const TEXT = /\.(?:csv|tsv|txt)$/i
const SPREADSHEET = /\.(?:csv|tsv|xlsx|xlsm|xlsb|xls|ods)$/i
const NOTES = /\.txt$/i
/** What Macs put into a ZIP file in addition to what was packed. */
const NOT_PACKED = /(?:^|\/)(?:__MACOSX\/|\.)/

function packedIn(zip: ZipFile) {
  const entries = zip.entries().filter(({ name }) => !NOT_PACKED.test(name))
  const named = (pattern: RegExp) => entries.filter(({ name }) => pattern.test(name))
  const [found, ...more] = named(SPREADSHEET).length > 0 ? named(SPREADSHEET) : named(NOTES)
  if (!found) throw new Unreadable(unreadable.noWorkbook)
  if (more.length > 0) throw new Unreadable(unreadable.severalFiles)
  const kind = TEXT.test(found.name) ? 'csv' : 'workbook'
  if (found.unpacked >= TOO_LARGE_BYTES[kind]) throw new Unreadable(TOO_LARGE[kind])
  return bytesOf(zip, found.name)
}

const FLAGS = 3
const HEAD_BYTES = 10
const END_BYTES = 8
const [HAS_CHECK, HAS_EXTRA, HAS_NAME, HAS_COMMENT] = [2, 4, 8, 16]

/** The one file in a gzip file (RFC 1952). */
function unzipped({ inflate }: SpreadsheetTools, bytes: Uint8Array) {
  const pieces: Uint8Array[] = []
  let length = 0
  const packed = bytes.subarray(beginningOf(bytes), Math.max(0, bytes.length - END_BYTES))
  try {
    inflate(packed, (piece) => {
      pieces.push(piece.slice())
      length += piece.length
      if (length >= TOO_LARGE_BYTES.workbook) throw new Unreadable(TOO_LARGE.workbook)
      return true
    })
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(unreadable.damaged)
  }
  const end = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Otherwise it broke off, or another file follows.
  if (end.getUint32(bytes.length - END_BYTES / 2, true) !== length)
    throw new Unreadable(unreadable.damaged)
  return joined(pieces)
}

function beginningOf(bytes: Uint8Array) {
  const flags = bytes[FLAGS] ?? 0
  const has = (flag: number) => (flags & flag) !== 0
  let at = HEAD_BYTES
  if (has(HAS_EXTRA)) at += 2 + (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256
  for (const flag of [HAS_NAME, HAS_COMMENT])
    if (has(flag)) {
      const end = bytes.indexOf(0, at)
      at = end < 0 ? bytes.length : end + 1
    }
  return at + (has(HAS_CHECK) ? 2 : 0)
}
