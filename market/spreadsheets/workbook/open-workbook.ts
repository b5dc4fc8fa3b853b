import { decodeText } from '../decode-text.ts'
import { contentOf } from '../file-content.ts'
import type { SpreadsheetTools } from '../spreadsheet-tools.ts'
import { excelXmlSheets } from './excel-xml.ts'
import { htmlTables } from './html-table.ts'
import { openWithLibrary } from './library-workbook.ts'
import { openOds } from './ods.ts'
import { repacked } from './repacked.ts'
import type { Sheet } from './sheet-rows.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import { unpackedFile } from './unpacked-file.ts'
import { openXlsx } from './xlsx.ts'
import { mainPartOf } from './xlsx-relations.ts'
import { openZip } from './zip-file.ts'

export type Workbook = {
  format: 'xlsx' | 'xlsb' | 'xls' | 'xml' | 'numbers' | 'ods' | 'html'
  sheets: readonly Sheet[]
}

/** The workbook that a file holds, as far as it is not text. */
export function openWorkbook(
  tools: SpreadsheetTools,
  bytes: Uint8Array,
  content: Exclude<ReturnType<typeof contentOf>, 'text'>,
): Workbook {
  if (content === 'zip') return zippedWorkbook(tools, bytes)
  // Packed once more within what was unpacked.
  if (content === 'gzip') throw new Unreadable(unreadable.noWorkbook)
  if (content === 'ole') return { format: 'xls', sheets: openWithLibrary(bytes, tools) }
  const { text } = decodeText(bytes, tools.TextDecoder)
  if (content === 'excel xml') return { format: 'xml', sheets: excelXmlSheets(text, tools) }
  const sheets = /<table/i.test(text) ? htmlTables(text, tools) : []
  if (sheets.length === 0) throw new Unreadable(unreadable.noWorkbook)
  return { format: 'html', sheets }
}

function zippedWorkbook(tools: SpreadsheetTools, bytes: Uint8Array): Workbook {
  const opened = { zip: openZip(bytes, tools), tools }
  if (opened.zip.has('content.xml')) return { format: 'ods', sheets: openOds(opened) }
  if (opened.zip.has(NUMBERS))
    return {
      format: 'numbers',
      sheets: openWithLibrary(repacked(opened), tools, unreadable.numbers),
    }
  const main = mainPartOf(opened)
  if (main === undefined || !opened.zip.has(main)) throw new Unreadable(unreadable.noWorkbook)
  return isBinary(main)
    ? { format: 'xlsb', sheets: openWithLibrary(repacked(opened), tools) }
    : { format: 'xlsx', sheets: openXlsx(opened, main) }
}

const NUMBERS = 'Index/Document.iwa'
const isBinary = (main: string | undefined) => main?.endsWith('.bin') ?? false

/** Whether a file is read by the library, which has to be loaded for it. */
export function needsLibrary(tools: SpreadsheetTools, given: Uint8Array) {
  try {
    const bytes = unpackedFile(tools, given)
    const content = contentOf(bytes)
    if (content !== 'zip') return content === 'ole'
    const zip = openZip(bytes, tools)
    return zip.has(NUMBERS) || isBinary(mainPartOf({ zip, tools }))
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}
