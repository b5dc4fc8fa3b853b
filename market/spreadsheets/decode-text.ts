import { z } from 'zod'
import type { Decoder } from './spreadsheet-tools.ts'

/** Those of old programs that can't be told from one another, and that a person names by looking at the letters. */
export const textEncodings = ['Windows-1252', 'Windows-1250', 'Mac Roman', 'DOS 437'] as const
export const textEncoding = z.enum(textEncodings)
export type TextEncoding = (typeof textEncodings)[number]

export type Decoded = { text: string; encoding: TextEncoding | 'UTF-8' | 'UTF-16' | 'UTF-32' }

/** The text of a file in UTF-8, -16 or -32, with or without a byte order mark, or else in the encoding that is named. */
export function decodeText(
  bytes: Uint8Array,
  Decoder: Decoder,
  named: TextEncoding = 'Windows-1252',
): Decoded {
  const end = utf32Of(bytes)
  if (end) return { text: utf32Text(bytes, end), encoding: 'UTF-32' }
  const wide = utf16Of(bytes)
  if (wide) return { text: new Decoder(wide).decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new Decoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: oldText(bytes, Decoder, named), encoding: named }
  }
}

const LABELS = {
  'Windows-1252': 'windows-1252',
  'Windows-1250': 'windows-1250',
  'Mac Roman': 'macintosh',
} as const

/** The upper half of the characters of DOS in the United States, from 128 on: no platform has them. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0'

function oldText(bytes: Uint8Array, Decoder: Decoder, encoding: TextEncoding) {
  if (encoding !== 'DOS 437') return new Decoder(LABELS[encoding]).decode(bytes)
  // The other half is ASCII, as in all of these.
  return new Decoder('windows-1252')
    .decode(bytes.map((byte) => (byte < 128 ? byte : 63)))
    .replaceAll('?', (mark, at: number) => CP437[(bytes[at] ?? 0) - 128] ?? mark)
}

// What stands next to a letter only where the letters of another encoding were meant.
const IMPROBABLE =
  /[\u0080-\u009F]|[‚„†‡ˆ‰‹¤¦¨¯²³´¸¹¬±]\p{L}|\p{L}[‚„†‡ˆ‰‹¤¦¨¯´¸¹¬±]|\p{Ll}(?![A-Z])\p{Lu}|\p{L}[ÐÒÓ]\s|\s[ÐÒÓ]\s/u

/** Whether a text of Windows-1252 was more likely written in another encoding. */
export const isImprobable = (text: string) => IMPROBABLE.test(text)

const SAMPLE = 4096
const UTF8_MARK = [0xef, 0xbb, 0xbf]

/** Which end of each character of UTF-32 comes first, by its mark or by Latin letters at its beginning. */
function utf32Of(bytes: Uint8Array): 'little' | 'big' | undefined {
  if (bytes.length < 8 || bytes.length % 4 !== 0) return undefined
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe && third === 0 && fourth === 0) return 'little'
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return 'big'
  const letters = (place: number) =>
    [0, 4].every((at) =>
      [0, 1, 2, 3].every((more) => (bytes[at + more] !== 0) === (more === place)),
    )
  if (letters(0)) return 'little'
  return letters(3) ? 'big' : undefined
}

const LAST_CHARACTER = 0x10_ffff
const UNKNOWN = 0xff_fd
const MARK = 0xfe_ff

function utf32Text(bytes: Uint8Array, end: 'little' | 'big') {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const characters: string[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, end === 'little')
    if (at > 0 || code !== MARK)
      characters.push(String.fromCodePoint(code > LAST_CHARACTER ? UNKNOWN : code))
  }
  return characters.join('')
}

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
