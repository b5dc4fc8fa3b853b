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
}
