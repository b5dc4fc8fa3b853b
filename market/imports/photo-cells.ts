import { MOST_PHOTOS } from '#market/products/most-photos.ts'
import { photoAddress } from '#market/products/photo-address.ts'
import { isErrorValue } from '#market/spreadsheets/cells/error-value.ts'
import { saysNothing } from '#market/spreadsheets/cells/plain-cell.ts'
import { withoutGuard } from '#market/spreadsheets/cells/read-figure.ts'
import { photosIn } from '#market/spreadsheets/cells/read-photos.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import type { Column } from './columns.ts'
import type { Remarks } from './remarks.ts'
import type { RowProblem } from './row-problem.ts'

/** The photos of a row, in the order of its columns and of the addresses in each; the first five of them. */
export function readPhotos(
  record: SpreadsheetRecord,
  columns: readonly (Column | undefined)[],
  { notes, lost }: Remarks,
): string[] {
  const named = columns.flatMap((column, at) => {
    if (column?.kind !== 'photo') return []
    const read = photosAt(record, at, column.name)
    lost.push(...read.problems)
    return read.photos
  })
  const photos = [...new Set(named)]
  if (photos.length > MOST_PHOTOS) notes.push({ kind: 'more photos' })
  return photos.slice(0, MOST_PHOTOS)
}

const PICTURE =
  'Photo URL holds a picture. Put its web address there, or add photos by name after the import.'

type Photos = { photos: string[]; problems: RowProblem[] }

function photosAt(record: SpreadsheetRecord, at: number, column: string): Photos {
  if (record.pictures?.has(at))
    return { photos: [], problems: [{ kind: 'photo refused', column, words: PICTURE }] }
  const cell = record.links?.get(at) ?? withoutGuard(record.cells[at]?.trim() ?? '').trim()
  if (!cell || saysNothing(cell)) return { photos: [], problems: [] }
  if (isErrorValue(cell)) return { photos: [], problems: [{ kind: 'error value', column, cell }] }
  const photos: string[] = []
  const problems: RowProblem[] = []
  for (const address of photosIn(cell)) {
    const read = photoAddress.safeParse(address)
    if (read.success) photos.push(read.data)
    else
      problems.push({
        kind: 'photo refused',
        column,
        words: read.error.issues[0]?.message ?? '',
      })
  }
  return { photos, problems }
}
