import { startTransition, useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { ShipToDialog } from '#web/offers/answer/ShipToDialog.tsx'
import { Agreement } from '#web/resale/Agreement.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { CartDecision } from './decision/CartDecision.tsx'
import styles from './CartGroup.module.css'
import { CartGroupHead } from './CartGroupHead.tsx'
import { CartLines } from './lines/CartLines.tsx'
import { CartGroupOptions } from './CartGroupOptions.tsx'
import { decisionWords } from './decision/decision-words.ts'
import { refusedAtOffer } from './decision/decision-refusal.ts'
import { whyNotYet } from './decision/why-not-yet.ts'
import { useDecision } from './decision/use-decision.ts'
import type { SetOfferInPayment } from './decision/use-offer-in-payment.ts'
import type { LineEditing } from './use-line-editing.ts'
import { useNote } from './use-note.ts'

const EditOfferDialog = laterDialog(
  async () => (await import('./edit-offer/EditOfferDialog.tsx')).EditOfferDialog,
)
const DIALOGS = [EditOfferDialog]

type Props = {
  offer: Offer
  editing: LineEditing
  /** The browser is leaving for the payment page. */
  isInPayment: boolean
  onPayment: SetOfferInPayment
  onSent: (offer: Offer) => void
  /** Why it was refused when all offers were sent together. */
  refusedWithAll: string | undefined
}

/** The part of the cart that goes to one seller, with one decision for all its lines. */
export function CartGroup({ offer, editing, isInPayment, ...sending }: Props) {
  const decision = useDecision(sending)
  const note = useNote(offer)
  usePreloadOnFirstMove(DIALOGS)
  const [isEditingAll, setIsEditingAll] = useState(false)
  const refused = decision.refusal ? refusedAtOffer(decision.refusal) : sending.refusedWithAll
  return (
    <Card aria-label={`Offer to ${offer.seller_name}`}>
      <CartGroupHead offer={offer} />
      <div className={styles['body']}>
        <CartLines offer={offer} editing={editing} decision={decision} />
        {refused && (
          <div className={styles['refused']}>
            <Banner tone="red">{refused}</Banner>
          </div>
        )}
        {offer.resale_agreement && !whyNotYet(offer, editing.edited) && (
          <div className={styles['agreed']}>
            <Agreement text={offer.resale_agreement} by={offer.buyable ? 'buying' : 'sending'} />
          </div>
        )}
        <CartGroupOptions
          offer={offer}
          note={note}
          isWaiting={!!editing.edited}
          onEditAll={() => startTransition(() => setIsEditingAll(true))}
        />
        <CartDecision
          offer={offer}
          edited={editing.edited}
          note={note.text ?? ''}
          isInPayment={isInPayment}
          decision={decision}
        />
      </div>
      {isEditingAll && (
        <EditOfferDialog
          offer={offer}
          onSend={(saved) => decision.decide(saved, note.text ?? '')}
          onClose={() => setIsEditingAll(false)}
        />
      )}
      <ShipToDialog
        shipTo={decision.shipTo}
        saveLabel={`Save and ${decisionWords(offer, offer.total_cents)}`}
      />
    </Card>
  )
}
