import type { Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { decisionWords } from './decision-words.ts'
import type { Decision } from './use-decision.ts'

type Props = {
  offer: Offer
  total: Cents
  decision: Decision
  note: string
  /** The browser is leaving for the payment page. */
  isInPayment: boolean
  /** The id of the text that says why the button is disabled. */
  waitsFor: string | undefined
}

/** Buys an offer at the asking price at once; any other offer goes to the seller (decision D3). */
export function DecisionButton({ offer, total, decision, note, isInPayment, waitsFor }: Props) {
  const { decide, isDeciding } = decision
  return (
    <Button
      kind="primary"
      size="large"
      disabled={waitsFor !== undefined}
      aria-describedby={waitsFor}
      busy={isDeciding || isInPayment}
      onClick={() => decide(offer, note)}
    >
      {decisionWords(offer, total)}
    </Button>
  )
}
