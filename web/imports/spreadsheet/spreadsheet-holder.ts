import type { KnownProduct } from '#market/imports/known-products-api.ts'
import { meantSpreadsheet } from './apply-fixes.ts'
import { encodingSamples } from '#web/uploads/look/encoding-samples.ts'
import { sampledCells } from '#web/uploads/look/sampled-cells.ts'
import { judgeSpreadsheet } from './judge-import.ts'
import { readAs } from '#market/imports/match-header.ts'
import { readSpreadsheet } from './read-import.ts'
import type { Answer, FileFacts, Question } from './worker-messages.ts'
import type { Spreadsheet } from './spreadsheet.ts'
import { writeSpreadsheet } from './write-import.ts'

/** Keeps the file in the worker and answers what the page shows of it. */
export function spreadsheetHolder() {
  let spreadsheet: Spreadsheet = { header: undefined, records: [] }
  const listed = new Map<string, KnownProduct>()

  return (question: Question): Answer => {
    if (question.what === 'read') {
      const { bytes, sheet, encoding } = question
      const file = readSpreadsheet(bytes, { sheet, encoding })
      if ('problem' in file) return { what: 'read', file }
      spreadsheet = file.spreadsheet
      listed.clear()
      const { dialect } = file
      const isOpen = encoding !== undefined || ('isDoubtful' in dialect && dialect.isDoubtful)
      const encodings = isOpen ? encodingSamples(bytes) : undefined
      return {
        what: 'read',
        file: { dialect, encoding, encodings, ...headerFacts(spreadsheet) },
      }
    }
    const { changes } = question
    const meant = meantSpreadsheet(spreadsheet, changes)
    if (question.what === 'write')
      return { what: 'write', text: writeSpreadsheet(meant.spreadsheet) }
    for (const product of question.listed) listed.set(product.upc, product)
    const { mapping } = meant
    const { prices, values, decimal } = changes
    return {
      what: 'judge',
      judged: judgeSpreadsheet(meant.spreadsheet, listed, { mapping, prices, values, decimal }),
    }
  }
}

// A file may have a header of two million cells, each of a megabyte.
const MOST_HEADERS = 300
const LONGEST_HEADER = 100

function headerFacts({
  header,
  records,
}: Spreadsheet): Pick<FileFacts, 'header' | 'readAs' | 'samples'> {
  const cells = header?.cells ?? []
  return {
    header: cells.slice(0, MOST_HEADERS).map((name) => name.slice(0, LONGEST_HEADER)),
    readAs: readAs(cells),
    samples: cells.slice(0, MOST_HEADERS).map((_, at) => sampledCells(records, at)),
  }
}
