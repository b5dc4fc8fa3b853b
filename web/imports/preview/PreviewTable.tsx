import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { fixingWith } from './fixing.ts'
import { previewColumns } from './preview-columns.tsx'
import styles from './PreviewTable.module.css'
import type { Fix } from '../spreadsheet/changes.ts'
import { needsFix, type JudgedRow } from '../spreadsheet/judged-spreadsheet.ts'

type Props = {
  rows: readonly JudgedRow[]
  /** All rows of a file that may have thousands: they scroll in a box, and only those in view are drawn. */
  isLong: boolean
  fixes: readonly Fix[]
  onFix: (fix: Fix) => void
}

const ROW_HEIGHT = 45
// Above and below those in view, so that Tab finds the next cell before it is scrolled to.
const ROWS_BEYOND = 6

export function PreviewTable({ rows, isLong, fixes, onFix }: Props) {
  const box = useRef<HTMLElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- read at each drawing, and memoized nowhere
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => rows[at]?.row ?? at,
    overscan: ROWS_BEYOND,
  })
  const inView = virtual.getVirtualItems()
  const [first, last] = [inView.at(0), inView.at(-1)]
  const columns = useMemo(() => previewColumns(fixingWith(fixes, onFix)), [fixes, onFix])
  return (
    <section
      ref={box}
      className={classes(styles['box'], isLong && styles['long'])}
      aria-label="Rows of the file"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
    >
      <Table
        caption="What each row will do"
        columns={columns}
        rows={isLong ? rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1) : rows}
        rowKey={({ row }) => row}
        hasProblem={needsFix}
        part={
          isLong
            ? {
                first: first?.index ?? 0,
                total: rows.length,
                above: first?.start ?? 0,
                below: virtual.getTotalSize() - (last?.end ?? 0),
                measure: virtual.measureElement,
              }
            : undefined
        }
      />
    </section>
  )
}
