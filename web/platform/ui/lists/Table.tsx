import { useRef, type Key } from 'react'
import { useIsOfFirstPage } from '../../hooks/use-taken-over.ts'
import { classes } from '../classes.ts'
import type { Column } from './column.ts'
import { SortButton } from './SortButton.tsx'
import styles from './Table.module.css'
import { useHiddenSides } from './use-hidden-sides.ts'

declare module 'react' {
  interface CSSProperties {
    '--cells'?: number
  }
}

type Props<Row> = {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  hasProblem?: ((row: Row) => boolean) | undefined
  /** The first column stays in sight while the others scroll; on phones rows are columns, two in view. */
  comparing?: boolean
  /** It scrolls in a box of its own, not with the page. */
  boxed?: boolean
  /** Where the rows are in a long list of which only those in view are drawn. */
  part?: TablePart | undefined
}

/** The rows in view, and the height of those above and below. */
export type TablePart = {
  first: number
  total: number
  above: number
  below: number
  /** Called with each drawn row, to measure it. */
  measure: (row: HTMLTableRowElement | null) => void
}

/** The first column names the row; on phones each row is a block of labelled lines. */
export function Table<Row>({ caption, columns, rows, rowKey, ...more }: Props<Row>) {
  const { hasProblem, comparing = false, boxed = false, part } = more
  const wrap = useRef<HTMLDivElement>(null)
  const hidden = useHiddenSides(wrap, comparing || columns.some(hasActions))
  const isOfFirstPage = useIsOfFirstPage()
  // Heights are estimated until then, so elsewhere a place that Back restores would be another.
  const isLate = (boxed || isOfFirstPage) && !comparing && !part
  const hasFoot = columns.some(({ foot }) => foot !== undefined)

  return (
    <div
      ref={wrap}
      className={classes(styles['wrap'], comparing && styles['comparing'])}
      data-hidden-sides={hidden}
    >
      <table
        className={classes(styles['table'], isLate && styles['late'])}
        style={{ '--cells': columns.length }}
        aria-rowcount={part && part.total + 1}
      >
        <caption className="sr">{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {part && <TableGap height={part.above} columns={columns.length} />}
          {rows.map((row, at) => (
            <tr
              key={rowKey(row)}
              ref={part?.measure}
              data-index={part && part.first + at}
              aria-rowindex={part && part.first + at + 2}
              className={classes(hasProblem?.(row) && styles['problem'])}
            >
              {columns.map((column) => (
                <td key={column.head} className={cellClass(column)} data-label={labelOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {part && <TableGap height={part.below} columns={columns.length} />}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.head} className={cellClass(column)} data-label={labelOf(column)}>
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

/** On phones each value has its column's head next to it; buttons say themselves what they do. */
const labelOf = <Row,>(column: Column<Row>) => (hasActions(column) ? undefined : column.head)

const cellClass = <Row,>(column: Column<Row>) =>
  classes(column.figure && styles['figure'], hasActions(column) && styles['actions'])

const hasActions = <Row,>({ head }: Column<Row>) => head === 'Actions'

type TableHeadProps<Row> = { columns: readonly Column<Row>[] }

function TableHead<Row>({ columns }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { head, sort } = column
          return (
            <th key={head} scope="col" className={cellClass(column)} aria-sort={sort?.direction}>
              {sort ? <SortButton {...sort}>{head}</SortButton> : head}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

type TableGapProps = { height: number; columns: number }

/** Takes the space of rows that are not drawn. */
function TableGap({ height, columns }: TableGapProps) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true" className={styles['gap']}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing but room */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}
