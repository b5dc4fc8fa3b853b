import { useState } from 'react'
import { goodsOf, isQuoted, offerTotalWords, totalWords } from '#market/freight/freight-of-offer.ts'
import { cents, formatUsd, sum, type Cents } from '#market/money.ts'
import { otherParty } from '#market/offers/offer-history.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { AboveAsking } from '../details/AboveAsking.tsx'
import { savingToday } from '../details/asking-today.ts'
import { LotChanges } from '../details/LotChanges.tsx'
import { FreightField } from '../freight/FreightField.tsx'
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
  const [freight, setFreight] = useState<Cents | undefined>(opened.freight_cents ?? undefined)
  const states = viewer === 'seller' && isQuoted(opened.offer_products.map((line) => line.product))
  // The buyer has not seen another freight: it goes back instead of opening an order.
  const isSent = states && freight !== (opened.freight_cents ?? undefined)
  const isOpen = states && freight === undefined
  const total = states
    ? totalWords(sum([goodsOf(opened), freight ?? cents(0)]), isOpen)
    : offerTotalWords(opened)
  const way = states ? { freight } : {}
  const answer = () => isOpen || accept(note, way)
  // While this dialog accepts, the new revision is its own.
  if (isOtherOffer(opened, offer) && !isAccepting)
    return <OfferConflictDialog {...props} answer="accept" />
  return (
    <>
      <ConfirmDialog
        open={!shipTo.isAsked}
        title={
          isSent || isOpen
            ? `State the freight of ${opened.offer_number}`
            : `Accept ${opened.offer_number} at ${total}?`
        }
        confirmLabel={
          isSent || isOpen ? `Send to the buyer at ${total}` : `Yes, accept at ${total}`
        }
        disabled={isOpen}
        cancelLabel="Not yet"
        busy={isAccepting}
        other={
          hasNext &&
          !isSent &&
          !isOpen && (
            <Button
              aria-disabled={isAccepting}
              onClick={() => isAccepting || accept(note, { ...way, goesOn: true })}
            >
              Accept and go to next
            </Button>
          )
        }
        onConfirm={answer}
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
          {states && <FreightField freight={freight} onChange={setFreight} />}
          {isSent || isOpen ? (
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
