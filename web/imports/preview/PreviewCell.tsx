import type { ReactNode } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import type { Fixing } from './fixing.ts'
import styles from './PreviewTable.module.css'
import type { JudgedRow } from '../spreadsheet/judged-spreadsheet.ts'

type Props = {
  row: JudgedRow
  column: string
  fixing: Fixing
  /** How it reads while nothing is wrong with it. */
  children: ReactNode
}

const WORDY = new Set([
  'UPC',
  'Product Name',
  'Resale Channels',
  'Blocked States',
  'Price Schedule',
])

export function PreviewCell({ row, column, fixing: { fixOf, onFix }, children }: Props) {
  const fix = fixOf(row.row, column)
  const isAtFault = row.faults.includes(column)
  // A corrected cell stays editable: the next text may be wrong again.
  if (!isAtFault && fix === undefined) return children
  const isWordy = WORDY.has(column) || column.startsWith('Photo')
  return (
    <TextInput
      size="small"
      className={classes(styles['fix'], isWordy && styles['wide'])}
      aria-label={`${column}, row ${row.row}`}
      aria-invalid={isAtFault || undefined}
      value={fix ?? row.cells[column] ?? ''}
      onChange={({ currentTarget: { value: text } }) => onFix({ row: row.row, column, text })}
    />
  )
}
