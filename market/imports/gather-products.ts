import { MOST_PHOTOS } from '#market/products/most-photos.ts'
import { asGtin } from '#market/products/same-upc.ts'
import { knownColumns } from './columns.ts'
import type { RowIssue } from './issue.ts'
import type { ImportedCells, ReadRecord } from './read-record.ts'
import type { RowProblem } from './row-problem.ts'

/** What a file says of one UPC, in however many rows. */
export type GatheredProduct = {
  upc: string
  /** Its first row. */
  row: number
  rows: number
  cells: ImportedCells
  photos: string[]
  /** Its cells that were left out, and that its seller should fix. */
  lost?: RowProblem[] | undefined
  /** The file says nothing of it but photos, which are added to what is there. */
  onlyPhotos: boolean
}

/** Puts the rows of a file together by UPC, with however many zeros each is written; what fits nowhere becomes an issue. */
export function gatherProducts() {
  const products = new Map<string, GatheredProduct>()
  const issues: RowIssue[] = []
  const refusedRows = new Map<string, number>()

  function add(record: ReadRecord) {
    const reasons = place(record)
    const { row, upc, notes } = record
    if (reasons.length > 0) issues.push({ row, upc, problems: reasons, isNote: false })
    else if (notes.length > 0) issues.push({ row, upc, problems: notes, isNote: true })
  }

  /** Why the row is refused; empty when it belongs to a product. */
  function place({ row, upc, cells, photos, lost, problems }: ReadRecord): RowProblem[] {
    const number = asGtin(upc ?? '')
    const known = upc ? products.get(number) : undefined
    if (problems.length > 0 || !upc) {
      if (upc && !known) refusedRows.set(number, row)
      return problems
    }
    const onlyPhotos = Object.keys(cells).length === 0 && lost.every(isOfPhotos)
    const refusedRow = refusedRows.get(number)
    if (!known) {
      if (onlyPhotos && refusedRow) return [{ kind: 'first row refused', row: refusedRow }]
      const wrong = lost.length > 0 ? { lost } : {}
      products.set(number, { upc, row, rows: 1, cells, photos, ...wrong, onlyPhotos })
      return []
    }
    return merge(known, { cells, photos, lost, onlyPhotos })
  }

  return { products, issues, add }
}

const columnOf = (problem: RowProblem) => ('column' in problem ? problem.column : '')
const nameOf = (field: string) => knownColumns.find((column) => column.field === field)?.name ?? ''

/** Whether an earlier row has this field, in a cell that can't be read: another row may say it rightly. */
const hasLost = ({ lost = [] }: GatheredProduct, field: string) =>
  lost.some((problem) => columnOf(problem) === nameOf(field))

const isOfPhotos = (problem: RowProblem) => columnOf(problem).startsWith(nameOf('photo_1'))

type Repeat = Pick<GatheredProduct, 'cells' | 'photos' | 'onlyPhotos'> & { lost: RowProblem[] }

function merge(
  product: GatheredProduct,
  { cells, photos, lost, onlyPhotos }: Repeat,
): RowProblem[] {
  const added = Object.fromEntries(
    Object.entries(cells).filter(([field]) => hasLost(product, field)),
  )
  if (!onlyPhotos && !product.onlyPhotos && differs({ ...product.cells, ...added }, cells))
    return [{ kind: 'other values', row: product.row }]
  const together = [...new Set([...product.photos, ...photos])]
  if (together.length > MOST_PHOTOS) return [{ kind: 'too many photos' }]
  if (product.onlyPhotos && !onlyPhotos) {
    product.cells = cells
    product.onlyPhotos = false
  } else {
    product.cells = { ...product.cells, ...added }
    const right = new Set(Object.keys(added).map(nameOf))
    product.lost = product.lost?.filter((problem) => !right.has(columnOf(problem)))
  }
  product.photos = together
  if (lost.length > 0) product.lost = [...(product.lost ?? []), ...lost]
  product.rows += 1
  return []
}

function differs(known: ImportedCells, repeated: ImportedCells) {
  const before = new Map<string, unknown>(Object.entries(known))
  return Object.entries(repeated).some(([field, value]) => !isSame(before.get(field), value))
}

// Cells that name several things are lists.
const isSame = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other))
