import type { Key } from 'react'
import { classes } from './classes.ts'
import type { Column } from './column.ts'
import styles from './Table.module.css'
import { TableHead } from './TableHead.tsx'

type Props<Row> = {
  /** What the table lists, for who can't see its place in the page. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  hasProblem?: ((row: Row) => boolean) | undefined
}

/** The first column names the row; on phones each row is a block of labelled lines. */
export function Table<Row>({ caption, columns, rows, rowKey, hasProblem }: Props<Row>) {
  const cellClass = (column: Column<Row>) => (column.figure ? styles['figure'] : undefined)
  const hasFoot = columns.some(({ foot }) => foot !== undefined)

  return (
    <div className={styles['wrap']}>
      <table className={styles['table']}>
        <caption className="sr">{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={classes(hasProblem?.(row) && styles['problem'])}>
              {columns.map((column) => (
                <td key={column.head} className={cellClass(column)} data-label={column.head}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.head} className={cellClass(column)} data-label={column.head}>
                  {column.foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
