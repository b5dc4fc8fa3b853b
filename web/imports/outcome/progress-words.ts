import { quantityText } from '#web/platform/format/numbers.ts'

type Progress = { done: number; rows: number }

/** How far an import is; nobody has to wait for it. */
export function progressWords({ done, rows }: Progress) {
  const far =
    rows > 0 ? `${quantityText(done)} of ${quantityText(rows)} rows.` : 'Reading the file.'
  return `${far} You can close this page: the import continues.`
}
