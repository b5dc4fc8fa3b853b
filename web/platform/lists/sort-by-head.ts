import type { Column, HeadSort } from '#web/platform/ui/lists/column.ts'

/** A column of a declared list, and the orders of the list that its head chooses. */
export type ListColumn<Row, Sort extends string = never> = Column<Row> & {
  sorts?: Sorts<Sort>
}

type Sorts<Sort> = { ascending?: Sort; descending?: Sort }

type Chosen<Sort> = { sort: string; onSort: (sort: Sort) => void }

/** The column with its head as a button: a press sorts by it, another the other way round. */
export function sortByHead<Row, Sort extends string>(
  { sorts, ...column }: ListColumn<Row, Sort>,
  { sort, onSort }: Chosen<Sort>,
): Column<Row> {
  return sorts ? { ...column, sort: headSort(sorts, { sort, onSort }) } : column
}

/** What the head of a column does that has these orders. */
export function headSort<Sort extends string>(
  { ascending, descending }: Sorts<Sort>,
  { sort, onSort }: Chosen<Sort>,
): HeadSort {
  const next = sort === ascending ? (descending ?? ascending) : (ascending ?? descending)
  const direction = sort === ascending ? 'ascending' : sort === descending ? 'descending' : 'none'
  return { direction, onSort: () => next && onSort(next) }
}
