import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd, sum } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { ShipToDialog } from '../ShipToDialog.tsx'
import { useShipToFirst } from '../use-ship-to-first.ts'
import { SelectedConsequence } from './SelectedConsequence.tsx'
import { SelectedOffers } from './SelectedOffers.tsx'
import { type Outcome, useAcceptSelected } from './accept-selected-queries.ts'

type Props = {
  /** The offers as they were when the reader chose them. */
  opened: readonly Offer[]
  /** All offers as they are now. */
  offers: readonly Offer[]
  viewer: Party
  /** Told which of them are accepted. */
  onClose: (accepted: readonly Offer[]) => void
}

/** Names each offer that is about to be accepted, and then says what came of it. */
export function AcceptSelectedDialog({ opened, offers, viewer, onClose }: Props) {
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const { mutate, isPending, isIdle } = useAcceptSelected()
  const shipTo = useShipToFirst()
  // After the last answer the lists are still fetched again, which nobody has to wait for.
  const isUnderWay = isPending && Object.keys(outcomes).length < opened.length
  const accepted = opened.filter(({ id }) => outcomes[id]?.is === 'accepted')
  const words = counted(opened.length, 'offer')
  const total = formatUsd(sum(opened.map((offer) => offer.total_cents)))

  const accept = () =>
    mutate({
      offers: opened,
      onOutcome: (id, outcome) => setOutcomes((before) => ({ ...before, [id]: outcome })),
    })
  // While they are accepted the answers are still to come.
  const close = () => isUnderWay || onClose(accepted)
  return (
    <>
      <Dialog
        role="alertdialog"
        open={!shipTo.isAsked}
        title={isIdle ? `Accept ${words} at ${total}?` : `${accepted.length} of ${words} accepted`}
        onClose={close}
      >
        <DialogBody className="col g4 soft">
          <SelectedOffers {...{ opened, offers, viewer, outcomes, isIdle }} />
          {isIdle && <SelectedConsequence offers={opened} viewer={viewer} />}
          <output className="sr">
            {!isIdle && !isUnderWay && `${accepted.length} of ${words} accepted`}
          </output>
        </DialogBody>
        {isIdle || isUnderWay ? (
          <DialogFoot>
            <Button disabled={isUnderWay} onClick={close}>
              Not yet
            </Button>
            <Button kind="primary" busy={isUnderWay} onClick={() => shipTo.first(accept)}>
              Yes, accept {words}
            </Button>
          </DialogFoot>
        ) : (
          <DialogFoot>
            {accepted.length > 0 && <ButtonLink href={paths.myOrders()}>Open My Orders</ButtonLink>}
            <Button
              kind="primary"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus was on the button that is gone
              autoFocus
              onClick={close}
            >
              Close
            </Button>
          </DialogFoot>
        )}
      </Dialog>
      <ShipToDialog shipTo={shipTo} saveLabel={`Save and accept ${words}`} />
    </>
  )
}
