import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Column } from './column.ts'
import styles from './Table.module.css'

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

type Props<Row> = { columns: readonly Column<Row>[] }

export function TableHead<Row>({ columns }: Props<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ head, figure, sort }) => {
          const Arrow = sort && ARROWS[sort.direction]
          return (
            <th
              key={head}
              scope="col"
              className={figure ? styles['figure'] : undefined}
              aria-sort={sort?.direction}
            >
              {sort && Arrow ? (
                <button type="button" className={styles['sort']} onClick={sort.onSort}>
                  {head} <Arrow className="i-14" />
                </button>
              ) : (
                head
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
