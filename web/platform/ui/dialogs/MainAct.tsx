import type { ComponentProps } from 'react'
import { sendKeys } from '#web/platform/keyboard/send-key.ts'
import { Button } from '../Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'kind'> & {
  /** It destroys something. */
  danger?: boolean | undefined
}

/** What a dialog is for: the last button of its foot, which Ctrl+Enter presses from anywhere in it. */
export function MainAct({ danger, ...button }: Props) {
  return (
    <Button
      title={sendKeys()}
      {...button}
      kind={danger ? 'danger-solid' : 'primary'}
      data-main-act={danger ? 'danger' : ''}
    />
  )
}
