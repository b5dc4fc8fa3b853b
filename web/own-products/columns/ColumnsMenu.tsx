import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useHasOpened } from '#web/platform/hooks/use-has-opened.ts'
import { onApproach } from '#web/platform/on-approach.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import type { TableChoice } from './table-choice.ts'

const loadPopover = async () => {
  const file = await import('./ColumnsPopover.tsx')
  return { default: file.ColumnsPopover }
}
const ColumnsPopover = lazy(loadPopover)
const approach = onApproach(loadPopover)

type Props = { table: TableChoice }

/**
 * Which columns the table has, and in which order; handhelds have cards instead. As with a `Menu`, the widget library
 * is fetched when somebody comes to the button.
 */
export function ColumnsMenu({ table }: Props) {
  const [isOpen, setOpen] = useState(false)
  const hasOpened = useHasOpened(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        size="small"
        className="hide-m"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...approach}
        onClick={({ currentTarget }) => {
          // Not every browser does so, and it is where focus returns to.
          currentTarget.focus()
          setOpen(true)
        }}
      >
        <Columns3 />
        Columns
      </Button>
      <Suspense>
        {hasOpened && (
          <ColumnsPopover
            table={table}
            triggerRef={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        )}
      </Suspense>
    </>
  )
}
