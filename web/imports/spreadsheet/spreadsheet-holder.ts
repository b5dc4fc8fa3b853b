import type { KnownProduct } from '#market/imports/known-products-api.ts'
import { applyChanges } from './apply-changes.ts'
import { judgeSpreadsheet } from './judge-spreadsheet.ts'
import { readAs } from './read-as.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import type { Answer, FileFacts, Question } from './worker-messages.ts'
import type { Spreadsheet } from './spreadsheet.ts'
import { writeSpreadsheet } from './write-spreadsheet.ts'

/** Keeps the file in the worker and answers what the page shows of it. */
export function spreadsheetHolder() {
  let spreadsheet: Spreadsheet = { header: undefined, records: [] }
  const listed = new Map<string, KnownProduct>()

  return (question: Question): Answer => {
    if (question.what === 'read') {
      const file = readSpreadsheet(question.bytes)
      spreadsheet = file.spreadsheet
      listed.clear()
      return { what: 'read', file: { dialect: file.dialect, ...headerFacts(spreadsheet) } }
    }
    if (question.what === 'write')
      return { what: 'write', text: writeSpreadsheet(applyChanges(spreadsheet, question.changes)) }
    for (const product of question.listed) listed.set(product.upc, product)
    return {
      what: 'judge',
      judged: judgeSpreadsheet(applyChanges(spreadsheet, question.changes), listed),
    }
  }
}

// A file may have a header of two million cells, each of a megabyte.
const MOST_HEADERS = 100
const LONGEST_HEADER = 100

function headerFacts({ header }: Spreadsheet): Pick<FileFacts, 'header' | 'readAs'> {
  const cells = header?.cells ?? []
  return {
    header: cells.slice(0, MOST_HEADERS).map((name) => name.slice(0, LONGEST_HEADER)),
    readAs: readAs(cells),
  }
}
