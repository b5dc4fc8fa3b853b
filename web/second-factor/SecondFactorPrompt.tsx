import { useEffect, useState } from 'react'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { askForProofBy } from '#web/platform/http/proof.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'

const SecondFactorDialog = laterDialog(
  async () => (await import('./SecondFactorDialog.tsx')).SecondFactorDialog,
)
const DIALOGS = [SecondFactorDialog]

/** Asks for a code when a call was refused without one, then repeats the call. */
export function SecondFactorPrompt() {
  const [answer, setAnswer] = useState<(wasGiven: boolean) => void>()
  usePreloadOnFirstMove(DIALOGS)
  useEffect(
    () => askForProofBy(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  )

  function settle(wasGiven: boolean) {
    answer?.(wasGiven)
    setAnswer(undefined)
  }
  return answer && <SecondFactorDialog onGiven={() => settle(true)} onClose={() => settle(false)} />
}
