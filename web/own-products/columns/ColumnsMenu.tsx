import { Columns3 } from 'lucide-react'
import { Dialog, DialogTrigger, Popover, Pressable } from 'react-aria-components'
import { Button } from '#web/platform/ui/Button.tsx'
import { ColumnsChoice } from './ColumnsChoice.tsx'
import styles from './ColumnsMenu.module.css'
import type { TableChoice } from './table-choice.ts'

type Props = { table: TableChoice }

/** Which columns the table has, and in which order; handhelds have cards instead. */
export function ColumnsMenu({ table }: Props) {
  return (
    <DialogTrigger>
      <Pressable>
        <Button size="small" className="hide-m">
          <Columns3 />
          Columns
        </Button>
      </Pressable>
      <Popover placement="bottom end" offset={6} className={styles['panel'] ?? ''}>
        <Dialog aria-label="Columns of the table" className={styles['dialog'] ?? ''}>
          <ColumnsChoice table={table} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
