import type { Attributes, ReadWorkbook, SpreadsheetTools } from './spreadsheet-tools.ts'
import { needsLibrary } from './workbook/open-workbook.ts'

type Console = { error: (...words: unknown[]) => void }

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
  zipSync: (files: Record<string, Uint8Array>, options: { level: 0 }) => Uint8Array
  /** Large, and needed for few files. */
  load: () => Promise<ReadWorkbook>
  console: Console
}

// So little at once that what comes out of it, a thousand times as much at most, may be counted before there is more.
const PACKED_AT_ONCE = 16_384

/** What takes spreadsheets apart: the same on the server and in the browser, so that both read the same. */
export function toolsOf({
  TextDecoder,
  parse,
  Inflate,
  Parser,
  zipSync,
  load,
  console,
}: Libraries) {
  let library: ReadWorkbook | undefined
  const tools: SpreadsheetTools = {
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
    zip: (files) => zipSync(files, { level: 0 }),
    library() {
      if (!library) throw new Error('The file was not made ready before it was read')
      return library
    },
  }
  /** Loads what only some files need; asked before each file is read. */
  const makeReady = async (bytes: Uint8Array) => {
    if (!library && needsLibrary(tools, bytes)) library = quietly(await load(), console)
  }
  return { tools, makeReady }
}

/** Without its words on each oddity: a hostile file would fill a log with them. */
const quietly =
  (read: ReadWorkbook, console: Console): ReadWorkbook =>
  (...file) => {
    const { error } = console
    console.error = () => {}
    try {
      return read(...file)
    } finally {
      console.error = error
    }
  }
