import { useState } from 'react'
import type { DueSeller } from '#market/payouts/due-sellers-list.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { WriteOffDialog } from './WriteOffDialog.tsx'

type Props = { seller: DueSeller }

/** Asks to give up what a seller owes. */
export function WriteOff({ seller }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-label={`Write off the debt of ${seller.name}`}
        onClick={() => setOpen(true)}
      >
        Write off
      </Button>
      {isOpen && <WriteOffDialog seller={seller} onClose={() => setOpen(false)} />}
    </>
  )
}
