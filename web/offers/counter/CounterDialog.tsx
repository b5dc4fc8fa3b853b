import { formatUsd } from '#market/money.ts'
import { otherParty, roundsOf } from '#market/offers/offer-history.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { PriceTypoDialog } from '#web/platform/ui/prices/PriceTypoDialog.tsx'
import { AcceptConsequence } from '../answer/AcceptConsequence.tsx'
import { isOtherOffer, type AnswerProps } from '../answer/answer.ts'
import styles from './Counter.module.css'
import { CounterFills } from './CounterFills.tsx'
import { CounterFoot } from './CounterFoot.tsx'
import { CounterLines } from './CounterLines.tsx'
import { CounterTotals } from './CounterTotals.tsx'
import { LotChanges } from '../details/LotChanges.tsx'
import { OfferConflict } from '../answer/OfferConflict.tsx'
import { FreightField } from '../freight/FreightField.tsx'
import { NoteField } from '../answer/NoteField.tsx'
import { counterpartyOf } from '../offer-words.ts'
import { ShipToDialog } from '../answer/ShipToDialog.tsx'
import { useAccept } from '../answer/use-accept.ts'
import { Agreement } from '#web/resale/Agreement.tsx'
import { useCounter } from './use-counter.ts'

type Props = AnswerProps & { onReject: () => void }

export function CounterDialog({ onReject, ...props }: Props) {
  const { opened, offer, viewer, onAnswered, onClose, onAgain } = props
  const counter = useCounter({ opened, viewer, onAnswered })
  const { accept, isAccepting, shipTo } = useAccept(props)
  // While this dialog sends an answer, the new revision is its own.
  const isConflict = isOtherOffer(opened, offer) && !counter.isSending && !isAccepting
  const other = otherParty(viewer)
  return (
    <>
      <Dialog
        wide
        open={!shipTo.isAsked}
        onClose={onClose}
        title={`Counter ${counterpartyOf(offer, viewer)}`}
      >
        <DialogBody>
          <p className={styles['about']}>
            {offer.offer_number} · round {roundsOf(opened.history) + 1}
            {counter.isChanged && ` · sends it back to the ${other}`}
          </p>
          {isConflict && (
            <OfferConflict
              answer="counter"
              opened={opened}
              offer={offer}
              viewer={viewer}
              onAgain={onAgain}
            />
          )}
          {counter.error && !isConflict && <Banner tone="red">{counter.error.message}</Banner>}
          {!isConflict && <LotChanges offer={opened} />}
          <CounterFills counter={counter} viewer={viewer} />
          <CounterLines counter={counter} viewer={viewer} />
          {counter.setFreight && (
            <FreightField freight={counter.freight} onChange={counter.setFreight} />
          )}
          <div className={styles['note']}>
            <NoteField to={other} note={counter.note} onChange={counter.setNote} />
          </div>
          <CounterTotals counter={counter} viewer={viewer} />
          {counter.isChanged && viewer === 'buyer' && (
            <Agreement text={opened.resale_agreement} by="sending" />
          )}
          {!counter.isChanged && !isConflict && !counter.isBlocked && (
            <div className={styles['consequence']}>
              <p>No changes: submitting accepts their offer.</p>
              <AcceptConsequence offer={opened} viewer={viewer} />
            </div>
          )}
        </DialogBody>
        <CounterFoot
          counter={counter}
          isConflict={isConflict}
          isAccepting={isAccepting}
          hasNext={props.hasNext}
          onAccept={(way) => accept(counter.note, way)}
          onClose={onClose}
          onReject={onReject}
        />
        <PriceTypoDialog question={counter.typos} />
      </Dialog>
      <ShipToDialog
        shipTo={shipTo}
        saveLabel={`Save and accept at ${formatUsd(opened.total_cents)}`}
      />
    </>
  )
}
