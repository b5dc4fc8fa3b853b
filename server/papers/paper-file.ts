import type { FileAnswer } from '#market/endpoint.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { batchesOf, spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { printSheet } from '#server/purchase-orders/pdf/print-sheet.ts'
import type { WholePaper } from './find-paper.ts'
import { paperSheet } from './paper-sheet.ts'
import type { FeeLine, PaperLine } from './paper-tables.ts'

export async function paperPdf(paper: WholePaper): Promise<FileAnswer> {
  return { name: `${paper.number}.pdf`, bytes: await printSheet(paperSheet(paper)) }
}

/** The lines of a document; the total is their sum. */
export const paperSpreadsheet = (paper: WholePaper, format: FileFormat): Promise<FileAnswer> =>
  spreadsheetFile(format, {
    name: paper.number,
    header: ['Number', 'Date', ...(paper.kind === 'fee_invoice' ? FEE_HEADER : LINE_HEADER)],
    batches: batchesOf(
      paper.lines.map((line) => [
        paper.number,
        paper.issuedOn,
        ...(isFee(line) ? feeCells(line) : lineCells(line)),
      ]),
    ),
  })

const isFee = (line: FeeLine | PaperLine): line is FeeLine => 'po_number' in line

const FEE_HEADER = ['Order', 'Paid or refunded', 'Kind', 'Amount', 'Fee']
const feeCells = (line: FeeLine) => [
  line.po_number,
  line.on,
  line.is_back ? 'Fee given back' : 'Fee',
  line.base_cents / 100,
  line.total_cents / 100,
]

const LINE_HEADER = ['Product', 'UPC', 'SKU', 'Condition', 'Units', 'Unit price', 'Total']
const lineCells = (line: PaperLine) => [
  line.name,
  line.upc ?? '',
  line.sku ?? '',
  line.condition ? conditionWords[line.condition] : '',
  line.quantity ?? '',
  line.unit_cents === undefined ? '' : line.unit_cents / 100,
  line.total_cents / 100,
]
