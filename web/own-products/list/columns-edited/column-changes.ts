import { readCell } from '#market/imports/read-cell.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { fieldsInPlace } from '#market/products/product-fields.ts'
import type { Figures } from '../figures.ts'
import { editedColumns, type EditedColumn } from './edited-columns.ts'

/** What would become of one product; with a problem it stays as it is. */
export type ColumnChange = { product: OwnListedProduct } & (
  | { figures: Figures; problem?: undefined }
  | { problem: string; figures?: undefined }
)

export type ColumnChanges = {
  column: EditedColumn
  changes: ColumnChange[]
  /** Products that have the value already. */
  unchanged: number
  /** Pasted lines for which no product is below. */
  beyond: number
}

/** Cells of one column, one below the other. */
export type ColumnRange = { column: EditedColumn; from: number; to: number }

type Products = readonly OwnListedProduct[]

/** The value of the first cell in all others. */
export function filledDown({ column, from, to }: ColumnRange, products: Products): ColumnChanges {
  const first = products[from]
  const value = first && first[editedColumns[column]]
  const others = products.slice(from + 1, to + 1)
  return changesOf(
    column,
    others.map((product) => ({ product, value })),
  )
}

type CellPlace = { column: EditedColumn; row: number }

/** Each line in the cell of the next product; an empty line leaves its product as it is. */
export function pastedInto(
  { column, row }: CellPlace,
  products: Products,
  lines: readonly string[],
) {
  const below = products.slice(row, row + lines.length)
  const given = below.flatMap((product, at) => {
    const text = lines[at]
    if (!text) return []
    const value = readCell(kinds[column], text)
    return [
      value === undefined ? { product, problem: unreadable[column](text) } : { product, value },
    ]
  })
  return { ...changesOf(column, given), beyond: lines.length - below.length }
}

type CellRead = { product: OwnListedProduct; value?: unknown; problem?: string }

function changesOf(column: EditedColumn, given: readonly CellRead[]): ColumnChanges {
  const field = editedColumns[column]
  const changes: ColumnChange[] = []
  for (const { product, value, problem } of given) {
    if (problem !== undefined) changes.push({ product, problem })
    else if (value === product[field]) continue
    else changes.push({ product, ...judged(field, value) })
  }
  return { column, changes, unchanged: given.length - changes.length, beyond: 0 }
}

function judged(field: (typeof editedColumns)[EditedColumn], value: unknown) {
  const { data: figures, error } = fieldsInPlace.safeParse({ [field]: value })
  return figures ? { figures } : { problem: error?.issues[0]?.message ?? 'Invalid' }
}

const kinds = {
  category: 'category',
  condition: 'condition',
  units: 'count',
  minimum: 'count',
  inner_pack: 'count',
  asking: 'price',
  expiration: 'month',
} as const satisfies Record<EditedColumn, Parameters<typeof readCell>[0]>

const noCount = (text: string) => `“${text}” isn’t a whole number`

const unreadable: Record<EditedColumn, (text: string) => string> = {
  category: (text) => `Unknown category “${text}”`,
  condition: (text) => `Unknown condition “${text}”`,
  units: noCount,
  minimum: noCount,
  inner_pack: noCount,
  asking: (text) => `“${text}” isn’t a price we can read`,
  expiration: (text) => `“${text}” isn’t a month: use MM/YYYY`,
}
