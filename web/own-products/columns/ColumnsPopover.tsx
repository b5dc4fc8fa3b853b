import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { ColumnsChoice } from './ColumnsChoice.tsx'
import styles from './ColumnsMenu.module.css'
import type { TableChoice } from './table-choice.ts'

type Props = {
  table: TableChoice
  triggerRef: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The panel of a `ColumnsMenu`. */
export function ColumnsPopover({ table, ...popover }: Props) {
  return (
    <Popover placement="bottom end" offset={6} className={styles['panel'] ?? ''} {...popover}>
      <Dialog aria-label="Columns of the table" className={styles['dialog'] ?? ''}>
        <ColumnsChoice table={table} />
      </Dialog>
    </Popover>
  )
}
