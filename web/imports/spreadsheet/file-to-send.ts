import { csvFileProblem } from '#market/spreadsheets/csv-file.ts'
import { sizeInWords } from '#web/uploads/file-size.ts'
import { isChanged, type Changes } from './changes.ts'

type Chosen = { file: File; changes: Changes }

/** The file as it is, or, where the seller said something of it, written anew. */
export async function fileToSend(
  { file, changes }: Chosen,
  write: (changes: Changes) => Promise<string>,
) {
  if (!isChanged(changes)) return file
  const changed = new File([await write(changes)], file.name, { type: 'text/csv' })
  const problem = csvFileProblem(changed)
  if (problem) throw new Error(`${problem} With your changes it has ${sizeInWords(changed.size)}.`)
  return changed
}
