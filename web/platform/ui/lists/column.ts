import type { ReactNode } from 'react'

/** How the head of a column sorts. */
export type HeadSort = { direction: 'ascending' | 'descending' | 'none'; onSort: () => void }

/** A column of a `Table`. */
export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** Stands at the right, in tabular figures. */
  figure?: boolean | undefined
  foot?: ReactNode
  sort?: HeadSort | undefined
}
