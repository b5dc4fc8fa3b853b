import { useState } from 'react'
import type { Claim } from '#market/claims/claim-on-order.ts'
import { cents, formatUsd } from '#market/money.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useAnswerClaim } from './claim-queries.ts'
import { cappedWords } from './claim-words.ts'

const DeclineClaimDialog = laterDialog(
  async () => (await import('./DeclineClaimDialog.tsx')).DeclineClaimDialog,
)
const ProposeDialog = laterDialog(async () => (await import('./ProposeDialog.tsx')).ProposeDialog)
const DIALOGS = [ProposeDialog, DeclineClaimDialog]

type Props = { claim: Claim; reader: 'buyer' | 'seller' }

/** What the reader can answer now. */
export function ClaimAnswers({ claim, reader }: Props) {
  const { id, version, answers } = claim
  usePreloadOnFirstMove(DIALOGS, answers.length > 0)
  const { run } = useAnswerClaim(id)
  const [opened, setOpened] = useState<'propose' | 'decline'>()
  const close = () => setOpened(undefined)
  if (answers.length === 0) return null
  return (
    <div className="row wrap">
      {answers.includes('accept') && <Accept claim={claim} reader={reader} />}
      {answers.includes('propose') && (
        <Button onClick={() => setOpened('propose')}>Propose another credit</Button>
      )}
      {answers.includes('decline') && <Button onClick={() => setOpened('decline')}>Decline</Button>}
      {answers.includes('ask_staff') && (
        <AskFirst
          label="Ask Lotline to decide"
          title="Ask Lotline to decide?"
          confirmLabel="Yes, ask Lotline"
          cancelLabel="Not yet"
          onConfirm={() =>
            run({ act: 'ask_staff', version }, () => toast('Lotline decides on your claim.'))
          }
        >
          We look at the photos and at what both of you wrote. What we decide is final.
        </AskFirst>
      )}
      {answers.includes('withdraw') && (
        <AskFirst
          label="Withdraw"
          look={{ kind: 'quiet' }}
          title="Withdraw this claim?"
          confirmLabel="Yes, withdraw it"
          cancelLabel="No, keep it"
          onConfirm={() => run({ act: 'withdraw', version }, () => toast('Claim withdrawn.'))}
        >
          The seller has nothing more to answer, and nothing is refunded. You can report the units
          again while the time for it lasts.
        </AskFirst>
      )}
      {opened === 'propose' && <ProposeDialog claim={claim} onClose={close} />}
      {opened === 'decline' && <DeclineClaimDialog claim={claim} onClose={close} />}
    </div>
  )
}

function Accept({ claim, reader }: Props) {
  const { id, version, proposed_cents: proposed } = claim
  const { run } = useAnswerClaim(id)
  if (proposed === null)
    return (
      <AskFirst
        label="Accept the decline"
        title="Close this claim without a credit?"
        confirmLabel="Yes, close it"
        cancelLabel="Back"
        onConfirm={() => run({ act: 'accept', version }, () => toast('Claim closed.'))}
      >
        Nothing is refunded, and these units can’t be reported again.
      </AskFirst>
    )
  const amount = formatUsd(cents(claim.payable_cents ?? proposed))
  return (
    <AskFirst
      label={`Accept ${formatUsd(proposed)}`}
      look={{ kind: 'primary' }}
      title={`Settle this claim with ${amount}?`}
      confirmLabel={`Yes, settle with ${amount}`}
      cancelLabel="Back"
      onConfirm={() =>
        run({ act: 'accept', version }, () => toast(`Settled: ${amount} is refunded.`))
      }
    >
      {reader === 'seller'
        ? `${amount} goes back to the buyer: your share out of your net, the rest out of Lotline’s fee.`
        : `${amount} goes back to you the way you paid.`}{' '}
      {cappedWords(claim)} This can’t be undone.
    </AskFirst>
  )
}
