import type { Decoder } from './spreadsheet-tools.ts'

export type Decoded = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }

/** The text of a file in UTF-8, UTF-16 or Windows-1252, with or without a byte order mark. */
export function decodeText(bytes: Uint8Array, Decoder: Decoder): Decoded {
  const wide = utf16Of(bytes)
  if (wide) return { text: new Decoder(wide).decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new Decoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new Decoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

const SAMPLE = 4096
const UTF8_MARK = [0xef, 0xbb, 0xbf]

/** Without a mark, UTF-16 shows in every other byte of Latin letters being zero. */
function utf16Of(bytes: Uint8Array) {
  if (UTF8_MARK.every((byte, at) => bytes[at] === byte)) return undefined
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even < odd / 4) return 'utf-16le'
  return even > sample.length / 4 && odd < even / 4 ? 'utf-16be' : undefined
}
