import { spreadsheetFileProblem } from '#market/spreadsheets/spreadsheet-file.ts'
import type { FileMeaning } from '#market/imports/file-reading.ts'
import { sizeInWords } from '#web/uploads/file-size.ts'
import type { Changes } from './changes.ts'
import { mappingOf } from './mapping-of.ts'
import type { FileFacts, Reading } from './worker-messages.ts'

type Chosen = {
  file: File
  facts: Pick<FileFacts, 'header' | 'dialect' | 'encoding'>
  changes: Changes
}

export type FileToSend = FileMeaning & Reading & { file: File }

/**
 * The file as it is, with what the seller says about its sheets, headers and prices. If cells were corrected,
 * it is written again.
 */
export async function fileToSend(
  { file, facts, changes }: Chosen,
  write: (changes: Changes) => Promise<string>,
): Promise<FileToSend> {
  const mapping = mappingOf(facts.header, changes)
  const { prices, values, decimal } = changes
  const meaning = { mapping, prices, values, decimal }
  if (changes.fixes.length === 0) {
    const { dialect, encoding } = facts
    const sheet = 'sheet' in dialect ? dialect.sheet : undefined
    return { file, ...meaning, sheet, encoding }
  }
  const name = file.name.replace(/\.[^.]*$/, '')
  const changed = new File([await write(changes)], `${name}.csv`, { type: 'text/csv' })
  const problem = spreadsheetFileProblem(changed)
  if (problem) throw new Error(`${problem} With your changes it has ${sizeInWords(changed.size)}.`)
  return { file: changed, ...meaning }
}
