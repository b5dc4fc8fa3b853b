import { Button } from '#web/platform/ui/Button.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import styles from './Counter.module.css'
import type { useCounter } from './use-counter.ts'

type Props = {
  counter: ReturnType<typeof useCounter>
  /** The offer has changed since the dialog opened: nothing can be sent from here. */
  isConflict: boolean
  isAccepting: boolean
  /** Another offer waits, and can open after an acceptance. */
  hasNext: boolean
  onAccept: (way?: { goesOn: boolean }) => void
  onClose: () => void
  onReject: () => void
}

/** A counter that changes nothing is an acceptance (decision D4). */
export function CounterFoot({ counter, isConflict, isAccepting, hasNext, ...on }: Props) {
  const total = counter.totalWords
  return (
    <DialogFoot>
      {counter.opened.can_reject && !isConflict && (
        <Button kind="danger-quiet" className={styles['reject']} onClick={on.onReject}>
          Reject
        </Button>
      )}
      <Button onClick={on.onClose}>Cancel</Button>
      {hasNext && !counter.isChanged && (
        <Button
          aria-disabled={isAccepting}
          disabled={isConflict || counter.isBlocked}
          onClick={() => isAccepting || on.onAccept({ goesOn: true })}
        >
          Accept and go to next
        </Button>
      )}
      {counter.isChanged ? (
        <MainAct
          className={styles['main']}
          busy={counter.isSending}
          disabled={isConflict || counter.isBlocked}
          onClick={counter.send}
        >
          Submit Counter of {total}
        </MainAct>
      ) : (
        <MainAct
          className={styles['main']}
          busy={isAccepting}
          disabled={isConflict || counter.isBlocked}
          onClick={() => on.onAccept()}
        >
          Accept Counter at {total}
        </MainAct>
      )}
    </DialogFoot>
  )
}
