import type { Column } from '#web/platform/ui/lists/column.ts'

/** A column of a declared list, and the orders of the list that its head chooses. */
export type ListColumn<Row, Sort extends string = never> = Column<Row> & {
  sorts?: { ascending?: Sort; descending?: Sort }
}

type Chosen<Sort> = { sort: string; onSort: (sort: Sort) => void }

/** The column with its head as a button: a press sorts by it, another the other way round. */
export function sortByHead<Row, Sort extends string>(
  { sorts, ...column }: ListColumn<Row, Sort>,
  { sort, onSort }: Chosen<Sort>,
): Column<Row> {
  if (!sorts) return column
  const { ascending, descending } = sorts
  const next = sort === ascending ? (descending ?? ascending) : (ascending ?? descending)
  const direction = sort === ascending ? 'ascending' : sort === descending ? 'descending' : 'none'
  return { ...column, sort: { direction, onSort: () => next && onSort(next) } }
}
