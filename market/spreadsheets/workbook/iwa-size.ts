import { unreadable, Unreadable } from './unreadable.ts'

const HEAD_BYTES = 4
const SHORT_LITERALS = 60

/** How much the pieces of a part of a Numbers document unpack to. Each is a block of Snappy; the library trusts it. */
export function iwaSize(bytes: Uint8Array) {
  let size = 0
  for (let at = 0; at < bytes.length;) {
    const length = littleEndian(bytes, at + 1, HEAD_BYTES - 1)
    const from = at + HEAD_BYTES
    at = from + length
    if (at > bytes.length) throw new Unreadable(unreadable.numbers)
    size += blockSize(bytes.subarray(from, at))
  }
  return size
}

/** Literals and copies of what came before, each behind a byte that says which. */
function blockSize(block: Uint8Array) {
  let size = 0
  let at = block.findIndex((byte) => byte < 0x80) + 1
  while (at < block.length) {
    const tag = block[at++] ?? 0
    const length = tag >> 2
    const kind = tag & 3
    if (kind === 0) {
      const more = Math.max(0, length - SHORT_LITERALS + 1)
      const literal = 1 + (more > 0 ? littleEndian(block, at, more) : length)
      size += literal
      at += more + literal
    } else {
      size += kind === 1 ? (length & 7) + 4 : length + 1
      at += kind === 3 ? 4 : kind
    }
  }
  return size
}

function littleEndian(bytes: Uint8Array, at: number, count: number) {
  let value = 0
  for (let place = count - 1; place >= 0; place--) value = value * 256 + (bytes[at + place] ?? 0)
  return value
}
