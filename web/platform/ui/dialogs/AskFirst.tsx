import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import type { ButtonLook } from '../button-class.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'busy' | 'onConfirm' | 'onClose'
> & {
  /** What the button that asks says. */
  label: ReactNode
  look?: ButtonLook
  onConfirm: () => Promise<unknown>
  /** Closes before it is done: a code may be asked for, in a dialog of its own. */
  closesFirst?: boolean
}

/** A button whose act is confirmed in a dialog first. */
export function AskFirst({ label, look, onConfirm, closesFirst = false, ...dialog }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    if (closesFirst) setAsking(false)
    setBusy(true)
    await onConfirm()
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <Button {...look} busy={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={isAsking}
        busy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
