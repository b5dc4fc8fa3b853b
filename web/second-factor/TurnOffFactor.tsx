import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useTurnOffSecondFactor } from './second-factor-queries.ts'

export function TurnOffFactor() {
  const turnOff = useTurnOffSecondFactor()
  return (
    <AskFirst
      label="Turn off"
      look={{ kind: 'danger' }}
      title="Turn your second factor off?"
      confirmLabel="Turn off"
      cancelLabel="Keep it"
      danger
      closesFirst
      onConfirm={() => turnOff.run(undefined, () => toast('Your second factor is turned off'))}
    >
      Your password alone will sign you in. Your recovery codes stop working.
    </AskFirst>
  )
}
