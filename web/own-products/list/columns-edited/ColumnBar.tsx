import { ArrowDownToLine } from 'lucide-react'
import { counted } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { columnLooks } from '../../columns/column-looks.ts'
import styles from './ColumnBar.module.css'
import type { ColumnEditing } from './column-editing.ts'

type Props = { editing: ColumnEditing }

/** What can be done with the selected cells of a column; without any, how they are selected. */
export function ColumnBar({ editing: { range, fillDown, clear } }: Props) {
  if (!range || range.from === range.to)
    return (
      <p className={styles['bar']}>
        Arrow keys move between cells. Shift selects cells of a column to fill down. Pasting a
        column fills the rows below.
      </p>
    )
  const count = range.to - range.from + 1
  return (
    <div className={styles['bar']}>
      <output>
        {columnLooks[range.column].name}: {counted(count, 'cell')} selected
      </output>
      <Button size="small" title="Ctrl+D" onClick={() => fillDown(range)}>
        <ArrowDownToLine />
        Fill down
      </Button>
      <Button size="small" kind="quiet" onClick={clear}>
        Clear
      </Button>
    </div>
  )
}
