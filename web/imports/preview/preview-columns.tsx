import { classes } from '#web/platform/ui/classes.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import type { Fixing } from './fixing.ts'
import { PreviewCell } from './PreviewCell.tsx'
import { RowResult } from './RowResult.tsx'
import type { JudgedRow } from '../spreadsheet/judged-spreadsheet.ts'
import styles from './PreviewTable.module.css'

/** The columns of the preview; a cell with a problem, or corrected before, is editable. */
export function previewColumns(fixing: Fixing): Column<JudgedRow>[] {
  const figure = (head: string, column: string, tone = ''): Column<JudgedRow> => ({
    head,
    figure: true,
    cell: (row) => (
      <PreviewCell row={row} column={column} fixing={fixing}>
        <span className={classes(styles['figure'], 'cut', tone)}>{row.cells[column]}</span>
      </PreviewCell>
    ),
  })
  return [
    { head: 'Row', cell: ({ row }) => <RowNumber row={row} /> },
    {
      head: 'UPC',
      cell: (row) => (
        <PreviewCell row={row} column="UPC" fixing={fixing}>
          <UpcAsRead row={row} />
        </PreviewCell>
      ),
    },
    {
      head: 'Product Name',
      cell: (row) => (
        <PreviewCell row={row} column="Product Name" fixing={fixing}>
          <span className={styles['name']}>
            <span className="cut2">{row.cells['Product Name']}</span>
          </span>
        </PreviewCell>
      ),
    },
    figure('MSRP', 'Unit MSRP'),
    figure('Wholesale', 'Unit Wholesale', 'muted'),
    figure('Asking', 'Unit Asking Price'),
    figure('Units', 'Units'),
    {
      head: 'Off MSRP',
      figure: true,
      cell: ({ percentOff }) => percentOff !== undefined && <b className="green">{percentOff}%</b>,
    },
    { head: 'Result', cell: (row) => <RowResult row={row} fixing={fixing} /> },
  ]
}

function RowNumber({ row }: { row: number }) {
  return (
    <span className="muted tnum">
      <span className="only-s">Row </span>
      {row}
    </span>
  )
}

type Props = { row: JudgedRow }

/** A UPC with the zero that a spreadsheet had eaten. */
function UpcAsRead({ row: { upc, cells } }: Props) {
  const digits = cells['UPC']?.replaceAll(/\D/g, '')
  const isPadded = upc !== undefined && upc !== digits && upc === `0${digits}`
  return (
    <span className={classes(styles['figure'], 'cut tnum')}>
      {isPadded ? (
        <>
          <b className="amber">0</b>
          {digits}
        </>
      ) : (
        (upc ?? cells['UPC'])
      )}
    </span>
  )
}
