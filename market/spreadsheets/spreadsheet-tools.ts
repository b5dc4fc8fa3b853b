/** The decoder that servers and browsers have alike; given, because `market` stands on no platform. */
export type Decoder = new (
  encoding: string,
  options?: { fatal?: boolean },
) => { decode: (bytes?: Uint8Array, options?: { stream?: boolean }) => string }

export type Step = (
  row: { data: string[]; errors: { type: string }[] },
  parser: { abort: () => void },
) => void

export type Attributes = Readonly<Record<string, string>>

/** What a parser of XML and HTML tells as it goes. */
export type MarkupListener = {
  open: (name: string, attributes: Attributes) => void
  text: (text: string) => void
  close: (name: string) => void
}

/** What takes files apart on a platform: the same on both sides, so that they read the same. */
export type SpreadsheetTools = {
  TextDecoder: Decoder
  parse: (text: string, options: { delimiter: string; newline: '\n'; step: Step }) => unknown
  /** Unpacks deflated bytes piece by piece, until `take` says false; throws for what is damaged. */
  inflate: (bytes: Uint8Array, take: (piece: Uint8Array) => boolean) => void
  markup: (
    listener: MarkupListener,
    language: 'xml' | 'html',
  ) => { write: (text: string) => void; end: () => void }
  /** Packs without compression. */
  zip: (files: Readonly<Record<string, Uint8Array>>) => Uint8Array
  /** Reads workbooks of formats that are no XML; throws where it was not loaded for the file. */
  library: () => ReadWorkbook
}

export type LibraryCell = {
  t: string
  v?: unknown
  z?: string | number | undefined
  l?: { Target?: string } | undefined
}

type LibraryPlace = { r: number; c: number }
type Hidden = { hidden?: boolean | undefined } | undefined

export type LibrarySheet = {
  '!data'?: readonly (readonly (LibraryCell | undefined)[] | undefined)[]
  '!merges'?: readonly { s: LibraryPlace; e: LibraryPlace }[]
  '!cols'?: readonly Hidden[]
  '!rows'?: readonly Hidden[]
}

export type LibraryOptions = {
  type: 'array'
  dense: true
  cellNF: true
  cellStyles: true
  cellText: false
  cellHTML: false
  cellFormula: false
  sheetRows: number
}

/** What is used of SheetJS. */
export type ReadWorkbook = (
  bytes: Uint8Array,
  options: LibraryOptions,
) => {
  SheetNames: readonly string[]
  Sheets: Readonly<Record<string, LibrarySheet>>
  Workbook?: {
    WBProps?: { date1904?: boolean }
    Sheets?: readonly ({ Hidden?: number } | undefined)[]
  }
}
