import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'
import { outcomeInShort, outcomeWords, tallyInWords } from '#market/imports/outcome-words.ts'

type Outcome = { tone: 'good' | 'mixed' | 'bad'; title: string; lines: string[] }

const FAILED =
  'There was a problem uploading your file. Make sure your file is formatted according to the template, check our tips section, and try again.'
const NONE_IMPORTED =
  'No products were imported. Please check your file, check out our tips section, and try again.'

const UNDONE = 'Products it added were removed, and products it changed were restored.'

/** What came of an import that is over, in the words of the specification (spec 2, section 8). */
export function outcomeOf({
  message,
  imported_count: imported,
  issue_count: issues,
  provisional_count: provisional,
}: EndedImport): Outcome {
  if (message === importMessages.failed) return { tone: 'bad', title: 'Error', lines: [FAILED] }
  if (message === importMessages.undone) return { tone: 'good', title: message, lines: [UNDONE] }
  if (imported === 0)
    return { tone: 'bad', title: 'Error', lines: ['0 products imported', NONE_IMPORTED] }
  const lines = outcomeWords({ imported, issues, provisional })
  if (issues === 0) return { tone: 'good', title: message, lines }
  return { tone: 'mixed', title: 'Imported with issues', lines }
}

type EndedImport = Pick<
  ImportStatus,
  'message' | 'imported_count' | 'issue_count' | 'provisional_count'
> &
  Partial<Pick<ImportStatus, 'tally'>>

/** An import in a list, in the words of the button that began it: "12 new, 2 drafts". */
export function outcomeLine(ended: EndedImport) {
  if (ended.message !== importMessages.complete) return ended.message
  if (ended.tally) return tallyInWords(ended.tally)
  // One from before the tally was kept.
  return outcomeInShort({
    imported: ended.imported_count,
    issues: ended.issue_count,
    provisional: ended.provisional_count,
  })
}
