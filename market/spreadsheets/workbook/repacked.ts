import { bytesOf } from './bytes-of.ts'
import { iwaSize } from './iwa-size.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import type { Opened } from './workbook.ts'
import { MOST_UNPACKED_BYTES } from './zip-file.ts'

const NEEDED = /\.(?:bin|xml|rels|iwa)$/i
const IN_PIECES = /\.iwa$/i

/**
 * The parts of a workbook, packed again without compression. The library does not ask how large they become, and
 * it may work on a damaged one without end.
 */
export function repacked({ zip, tools }: Opened) {
  let left = MOST_UNPACKED_BYTES
  const parts = zip.entries().flatMap(({ name, checksum }): [string, Uint8Array][] => {
    if (!NEEDED.test(name)) return []
    const bytes = bytesOf(zip, name)
    if (checksumOf(bytes) !== checksum) throw new Unreadable(unreadable.damaged)
    if (IN_PIECES.test(name)) left -= iwaSize(bytes)
    if (left < 0) throw new Unreadable(unreadable.tooLarge)
    return [[name, bytes]]
  })
  return tools.zip(Object.fromEntries(parts))
}

const POLYNOMIAL = 0xedb8_8320
const BYTE_VALUES = 256
const table = Int32Array.from({ length: BYTE_VALUES }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1
  return rest
})

/** CRC-32, as the directory of a ZIP file has it for each of its files. */
function checksumOf(bytes: Uint8Array) {
  let rest = -1
  for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] ?? 0)
  return ~rest >>> 0
}
