import { useId } from 'react'
import { totalWords } from '#market/freight/freight-of-offer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { totalWith, type EditedLine } from '../cart.ts'
import styles from '../CartGroup.module.css'
import { DecisionButton } from './DecisionButton.tsx'
import type { Decision } from './use-decision.ts'
import { whyNotYet } from './why-not-yet.ts'

type Props = {
  offer: Offer
  edited: EditedLine | undefined
  note: string
  isInPayment: boolean
  decision: Decision
}

/** The total and the button that sends or buys. */
export function CartDecision({ offer, edited, note, isInPayment, decision }: Props) {
  const reasonId = useId()
  const total = totalWith(offer.offer_products, edited)
  const reason = whyNotYet(offer, edited)
  return (
    <footer className={styles['decision']}>
      <div className={styles['total']}>
        <span className="t13 muted">{offer.buyable ? 'Order total' : 'Offer total'}</span>
        <output>{totalWords(total, offer.freight_missing)}</output>
      </div>
      <DecisionButton
        offer={offer}
        total={total}
        decision={decision}
        note={note}
        isInPayment={isInPayment}
        waitsFor={reason && reasonId}
      />
      <p id={reasonId} className={styles['reason']}>
        {reason}
      </p>
    </footer>
  )
}
