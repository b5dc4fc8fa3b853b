import { classes } from '#web/platform/ui/classes.ts'
import type { Fixing } from './fixing.ts'
import { PreviewCell } from './PreviewCell.tsx'
import styles from './PreviewTable.module.css'
import { rowWords } from './preview-words.ts'
import type { JudgedRow } from '../spreadsheet/judged-spreadsheet.ts'
import { SHOWN } from '../spreadsheet/shown-cells.ts'

type Props = { row: JudgedRow; fixing: Fixing }

const TONES = { red: 'red med', amber: 'amber', soft: 'soft', muted: 'muted' }
const isShown = (column: string) => SHOWN.some((each) => each === column)

/** What becomes of a row, with the cells at fault whose columns the preview leaves out. */
export function RowResult({ row, fixing }: Props) {
  const { tone, words } = rowWords(row)
  const others = fixing.columnsOf(row).filter((column) => !isShown(column))
  return (
    <span className={styles['result']}>
      <span className={classes(TONES[tone])}>{words}</span>
      {others.map((column) => (
        <span key={column} className={styles['labelled']}>
          <span className="t12 muted" aria-hidden="true">
            {column}
          </span>
          <PreviewCell row={row} column={column} fixing={fixing}>
            {null}
          </PreviewCell>
        </span>
      ))}
    </span>
  )
}
