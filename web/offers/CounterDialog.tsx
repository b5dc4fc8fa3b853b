import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import { MAX_NOTE_CHARACTERS } from '#market/offers/offer-api.ts'
import { otherParty, roundsOf } from '#market/offers/offer-history.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Dialog } from '#web/platform/ui/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/DialogBody.tsx'
import { Field } from '#web/platform/ui/Field.tsx'
import { TextArea } from '#web/platform/ui/TextArea.tsx'
import styles from './Counter.module.css'
import { CounterFoot } from './CounterFoot.tsx'
import { CounterLines } from './CounterLines.tsx'
import { CounterTotals } from './CounterTotals.tsx'
import { counterpartyOf } from './offer-words.ts'
import { ShipToDialog } from './ShipToDialog.tsx'
import { useAccept } from './use-accept.ts'
import { useCounter } from './use-counter.ts'

type Props = { offer: Offer; viewer: Party; onClose: () => void; onReject: () => void }

export function CounterDialog({ offer, viewer, onClose, onReject }: Props) {
  const counter = useCounter(offer, viewer, onClose)
  const { accept, isAccepting, shipTo } = useAccept(counter.opened, onClose)
  const hasMovedOn = offer.revision !== counter.opened.revision
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
            {offer.offer_number} · round {roundsOf(offer.history) + 1} · the turn passes to the{' '}
            {other}
          </p>
          {hasMovedOn && (
            <Banner tone="red">The offer has changed. Please look at it again.</Banner>
          )}
          {counter.error && !hasMovedOn && <Banner tone="red">{counter.error.message}</Banner>}
          <CounterLines counter={counter} viewer={viewer} />
          <Field label={`Note to the ${other}`} optional className={styles['note']}>
            <TextArea
              rows={2}
              maxLength={MAX_NOTE_CHARACTERS}
              value={counter.note}
              onChange={(event) => counter.setNote(event.currentTarget.value)}
            />
          </Field>
          <CounterTotals counter={counter} viewer={viewer} />
          {!counter.isChanged && !hasMovedOn && (
            <p className={styles['consequence']}>
              Nothing is changed: this accepts the offer and opens an order.
            </p>
          )}
        </DialogBody>
        <CounterFoot
          counter={counter}
          hasMovedOn={hasMovedOn}
          isAccepting={isAccepting}
          onAccept={accept}
          onClose={onClose}
          onReject={onReject}
        />
      </Dialog>
      <ShipToDialog
        shipTo={shipTo}
        saveLabel={`Save and accept at ${formatUsd(counter.opened.total_cents)}`}
      />
    </>
  )
}
