import type { ReactNode } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import styles from './DetailFrame.module.css'

type Props = {
  title: string
  onClose: () => void
  problem: Error | null
  onRetry: () => void
  /** Undefined while it loads. */
  children: ReactNode
}

/** A record in a dialog with a Close button. */
export function DetailFrame({ title, onClose, problem, onRetry, children }: Props) {
  return (
    <Dialog open onClose={onClose} title={title} wide closesOutside>
      <DialogBody className={styles['body']} scrollsAs={title}>
        {children ||
          (problem ? (
            <LoadProblem message={problem.message} onRetry={onRetry} />
          ) : (
            <Loading label={`Loading ${title.toLowerCase()}`}>
              <SkeletonRows rows={5} />
            </Loading>
          ))}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  )
}
