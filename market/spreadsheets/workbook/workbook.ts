import type { SpreadsheetTools } from '../spreadsheet-tools.ts'
import type { NumberFormat } from './number-text.ts'
import type { ZipFile } from './zip-file.ts'

export type Opened = { zip: ZipFile; tools: SpreadsheetTools }

/** What the cells of a workbook refer to. */
export type Workbook = {
  is1904: boolean
  /** By the number of a style. */
  formats: readonly NumberFormat[]
  strings: readonly string[]
}

export const isTrue = (text: string | undefined) => text === '1' || text === 'true'

/** A text as it was typed: Excel writes characters that XML does not allow as _x000D_. */
export const plainText = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
    : text
