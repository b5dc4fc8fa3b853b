import { useBlocker } from '@tanstack/react-router'
import { useKeysRest } from '#web/platform/keyboard/resting-keys.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = {
  isUnsaved: boolean
  /** Called when the work is given up. */
  onLeave?: (() => void) | undefined
}

/** Asks before unsaved work is left by a link, by Back or by closing the window; single keys rest until it is saved. */
export function UnsavedGuard({ isUnsaved, onLeave }: Props) {
  useKeysRest(isUnsaved)
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      danger
      onConfirm={() => {
        onLeave?.()
        leaving.proceed?.()
      }}
      onClose={() => leaving.reset?.()}
    >
      Your changes on this page aren’t saved yet.
    </ConfirmDialog>
  )
}
