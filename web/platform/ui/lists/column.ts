import type { ReactNode } from 'react'

/** A column of a `Table`. */
export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** Stands at the right, in tabular figures. */
  figure?: boolean | undefined
  foot?: ReactNode
  sort?: { direction: 'ascending' | 'descending' | 'none'; onSort: () => void } | undefined
}
