import { useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { ShipToDialog } from '#web/offers/answer/ShipToDialog.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { CartDecision } from './CartDecision.tsx'
import styles from './CartGroup.module.css'
import { CartGroupHead } from './CartGroupHead.tsx'
import { CartLines } from './CartLines.tsx'
import { CartWords } from './CartWords.tsx'
import { decisionWords } from './decision-words.ts'
import { EditOfferDialog } from './EditOfferDialog.tsx'
import { refusedAtOffer } from './refusal.ts'
import { useDecision } from './use-decision.ts'
import type { Hold } from './use-held.ts'
import type { LineEditing } from './use-line-editing.ts'
import { useNote } from './use-note.ts'

type Props = {
  offer: Offer
  editing: LineEditing
  /** On its way to payment. */
  isHeld: boolean
  onHold: Hold
}

/** What is in the cart from one seller, with one decision for all of it. */
export function CartGroup({ offer, editing, isHeld, onHold }: Props) {
  const decision = useDecision(onHold)
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
        <CartWords
          offer={offer}
          note={note}
          isWaiting={!!editing.edited}
          onEditAll={() => setIsEditingAll(true)}
        />
        <CartDecision
          offer={offer}
          edited={editing.edited}
          note={note.text ?? ''}
          isHeld={isHeld}
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
