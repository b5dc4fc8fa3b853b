import { decodeText, textEncodings, type TextEncoding } from '#market/spreadsheets/decode-text.ts'
import { tools } from '#web/uploads/look/tools.ts'

/** How the same words of a file read in an encoding. */
export type EncodingSample = { encoding: TextEncoding; words: readonly string[] }

const LOOKED_AT = 200_000
const MOST_WORDS = 3
const LONGEST_WORD = 40
// What is no ASCII.
const FOREIGN = /[\u0080-\u{10FFFF}]/u

/** Up to three words of a file in each encoding it may have, so that a person sees which of them is right. */
export function encodingSamples(bytes: Uint8Array): EncodingSample[] {
  const beginning = bytes.subarray(0, LOOKED_AT)
  return textEncodings.map((encoding) => {
    const { text } = decodeText(beginning, tools.TextDecoder, encoding)
    const words = text
      .split(/[\r\n,;\t|"]/)
      .map((piece) => piece.trim().slice(0, LONGEST_WORD))
      .filter((piece) => FOREIGN.test(piece))
    return { encoding, words: [...new Set(words)].slice(0, MOST_WORDS) }
  })
}
