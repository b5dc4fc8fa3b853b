import { Suspense } from 'react'
import { useHasOpened } from '#web/platform/hooks/use-has-opened.ts'
import type { DialogProps } from './DialogFrame.tsx'
import { DialogFrame } from './load-dialogs.ts'
import { useOpenOnceShown } from './use-open-once-shown.ts'

/** A modal window over the page. The widget library is fetched for it: no page waits for that to stand. */
export function Dialog({ open, ...props }: DialogProps) {
  const isOpen = useOpenOnceShown(open)
  return (
    useHasOpened(isOpen) && (
      <Suspense>
        <DialogFrame {...props} open={isOpen} />
      </Suspense>
    )
  )
}
