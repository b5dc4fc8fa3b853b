import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useEndOtherSessions } from './session-list-queries.ts'

type Props = {
  /** The number of them. */
  count: number
}

export function EndOtherSessions({ count }: Props) {
  const end = useEndOtherSessions()
  const others = count === 1 ? '1 other device' : `${count} other devices`
  return (
    <AskFirst
      label="Sign out all others"
      look={{ size: 'small', kind: 'danger' }}
      title="Sign out all other devices?"
      confirmLabel={`Sign out ${others}`}
      cancelLabel="Keep them signed in"
      danger
      onConfirm={() => end.run(undefined, () => toast(`Signed out of ${others}`))}
    >
      You stay signed in here. Anyone using the other {count === 1 ? 'device' : 'devices'} has to
      sign in again.
    </AskFirst>
  )
}
