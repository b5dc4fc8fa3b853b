import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'

type Outcome = { tone: 'good' | 'mixed' | 'bad'; title: string; lines: string[] }

const FAILED =
  'There was a problem uploading your file. Make sure your file is formatted according to the template, check our tips section, and try again.'
const NONE_IMPORTED =
  'No products were imported. Please check your file, check out our tips section, and try again.'

const UNDONE = 'What it added is gone, and what it changed is as it was.'

/** What came of an import that is over, in the words of the specification (spec 2, section 8). */
export function outcomeOf({
  message,
  imported_count,
  issue_count,
}: Pick<ImportStatus, 'message' | 'imported_count' | 'issue_count'>): Outcome {
  if (message === importMessages.failed) return { tone: 'bad', title: 'Error', lines: [FAILED] }
  if (message === importMessages.undone) return { tone: 'good', title: message, lines: [UNDONE] }
  if (imported_count === 0)
    return { tone: 'bad', title: 'Error', lines: ['0 products imported', NONE_IMPORTED] }
  const imported = `${productsOf(imported_count)} imported successfully`
  if (issue_count === 0) return { tone: 'good', title: message, lines: [imported] }
  const attention = `${productsOf(issue_count)} ${issue_count === 1 ? 'requires' : 'require'} attention, edit on My Products`
  return { tone: 'mixed', title: 'Imported with issues', lines: [imported, attention] }
}

export const productsOf = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`

/** How many products were saved and lack something; rows that were refused are no products. */
export const productsToFix = ({ attribute_issues }: Pick<ImportStatus, 'attribute_issues'>) =>
  attribute_issues.filter((issue) => /^Row \d+ \(UPC \d+\): Missing /.test(issue)).length

/** An import in a list: "12 products imported, 2 require attention". */
export function outcomeLine(told: Parameters<typeof outcomeOf>[0]) {
  const { message, imported_count, issue_count } = told
  if (message !== importMessages.complete) return message
  const attention =
    issue_count > 0 &&
    `${issue_count.toLocaleString('en-US')} ${issue_count === 1 ? 'requires' : 'require'} attention`
  return [`${productsOf(imported_count)} imported`, attention].filter(Boolean).join(', ')
}
