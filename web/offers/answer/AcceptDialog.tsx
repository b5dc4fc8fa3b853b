import { useState } from 'react'
import { cents, formatUsd } from '#market/money.ts'
import { otherParty } from '#market/offers/offer-history.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { AboveAsking } from '../details/AboveAsking.tsx'
import { savingToday } from '../details/asking-today.ts'
import { LotChanges } from '../details/LotChanges.tsx'
import { FreightField } from '../freight/FreightField.tsx'
import { useStatedFreight } from '../freight/use-stated-freight.ts'
import { AcceptConsequence } from './AcceptConsequence.tsx'
import { isOtherOffer, type AnswerProps } from './answer.ts'
import { OfferConflictDialog } from './OfferConflictDialog.tsx'
import { NoteField } from './NoteField.tsx'
import { ShipToDialog } from './ShipToDialog.tsx'
import { useAccept } from './use-accept.ts'

/** Says what accepting does, and the total, before anything happens. */
export function AcceptDialog(props: AnswerProps) {
  const { opened, offer, viewer, hasNext, onClose } = props
  const [note, setNote] = useState('')
  const { accept, isAccepting, shipTo } = useAccept(props)
  const more = formatUsd(cents(savingToday(opened)))
  const { freight, setFreight, isToSend, isOpen, total, way } = useStatedFreight(opened, viewer)
  // While this dialog accepts, the new revision is its own.
  if (isOtherOffer(opened, offer) && !isAccepting)
    return <OfferConflictDialog {...props} answer="accept" />
  return (
    <>
      <ConfirmDialog
        open={!shipTo.isAsked}
        title={
          isToSend
            ? `State the freight of ${opened.offer_number}`
            : `Accept ${opened.offer_number} at ${total}?`
        }
        confirmLabel={isToSend ? `Send to the buyer at ${total}` : `Yes, accept at ${total}`}
        disabled={isOpen}
        cancelLabel="Not yet"
        busy={isAccepting}
        other={
          hasNext &&
          !isToSend && (
            <Button
              aria-disabled={isAccepting}
              onClick={() => isAccepting || accept(note, { ...way, goesOn: true })}
            >
              Accept and go to next
            </Button>
          )
        }
        onConfirm={() => accept(note, way)}
        onClose={onClose}
      >
        <div className="col g4">
          <LotChanges offer={opened} />
          <AboveAsking offer={opened}>
            <p>
              {viewer === 'buyer'
                ? `You pay ${more} more than today’s asking price.`
                : `The buyer pays ${more} more than today’s asking price.`}
            </p>
          </AboveAsking>
          {setFreight && <FreightField freight={freight} onChange={setFreight} />}
          {isToSend ? (
            <p>
              The buyer hasn’t seen this freight, so nothing is sold yet: the offer goes back at the
              buyer’s own prices, and becomes an order once the buyer accepts.
            </p>
          ) : (
            <AcceptConsequence offer={opened} viewer={viewer} />
          )}
          <NoteField to={otherParty(viewer)} note={note} onChange={setNote} />
        </div>
      </ConfirmDialog>
      <ShipToDialog shipTo={shipTo} saveLabel={`Save and accept at ${total}`} />
    </>
  )
}
