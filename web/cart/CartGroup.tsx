import { useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { ShipToDialog } from '#web/offers/answer/ShipToDialog.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { CartDecision } from './decision/CartDecision.tsx'
import styles from './CartGroup.module.css'
import { CartGroupHead } from './CartGroupHead.tsx'
import { CartLines } from './lines/CartLines.tsx'
import { CartGroupOptions } from './CartGroupOptions.tsx'
import { decisionWords } from './decision/decision-words.ts'
import { EditOfferDialog } from './edit-offer/EditOfferDialog.tsx'
import { refusedAtOffer } from './decision/decision-refusal.ts'
import { useDecision } from './decision/use-decision.ts'
import type { SetOfferInPayment } from './decision/use-offer-in-payment.ts'
import type { LineEditing } from './use-line-editing.ts'
import { useNote } from './use-note.ts'

type Props = {
  offer: Offer
  editing: LineEditing
  /** The browser is leaving for the payment page. */
  isInPayment: boolean
  onPayment: SetOfferInPayment
}

/** The part of the cart that goes to one seller, with one decision for all its lines. */
export function CartGroup({ offer, editing, isInPayment, onPayment }: Props) {
  const decision = useDecision(onPayment)
  const note = useNote(offer)
  const [isEditingAll, setIsEditingAll] = useState(false)
  const refused = refusedAtOffer(decision.refusal)
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
        <CartGroupOptions
          offer={offer}
          note={note}
          isWaiting={!!editing.edited}
          onEditAll={() => setIsEditingAll(true)}
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
