import type { Attributes, SpreadsheetTools } from './spreadsheet-tools.ts'

/** The libraries that take files apart, as each platform has them. */
export type Libraries = Pick<SpreadsheetTools, 'TextDecoder' | 'parse'> & {
  Inflate: new (take: (piece: Uint8Array) => void) => {
    push: (bytes: Uint8Array, isLast: boolean) => void
  }
  Parser: new (
    listener: {
      onopentag: (name: string, attributes: Attributes) => void
      ontext: (text: string) => void
      onclosetag: (name: string) => void
    },
    options: { xmlMode: boolean; decodeEntities: boolean },
  ) => { write: (text: string) => void; end: () => void }
}

// So little at once that what comes out of it, a thousand times as much at most, may be counted before there is more.
const PACKED_AT_ONCE = 16_384

/** What takes spreadsheets apart: the same on the server and in the browser, so that both read the same. */
export const toolsOf = ({ TextDecoder, parse, Inflate, Parser }: Libraries): SpreadsheetTools => ({
  TextDecoder,
  parse,
  inflate(bytes, take) {
    const reading = { goesOn: true }
    const inflating = new Inflate((piece) => {
      reading.goesOn = reading.goesOn && take(piece)
    })
    for (let at = 0; reading.goesOn && at < bytes.length; at += PACKED_AT_ONCE)
      inflating.push(bytes.subarray(at, at + PACKED_AT_ONCE), at + PACKED_AT_ONCE >= bytes.length)
  },
  markup: ({ open, text, close }, language) =>
    new Parser(
      { onopentag: open, ontext: text, onclosetag: close },
      { xmlMode: language === 'xml', decodeEntities: true },
    ),
})
