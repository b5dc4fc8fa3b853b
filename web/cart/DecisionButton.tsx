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
  /** On its way to payment. */
  isHeld: boolean
  /** The id of the words that say why it has to wait. */
  waitsFor: string | undefined
}

/** Buys at once what is at the asking price; anything else goes to the seller (decision D3). */
export function DecisionButton({ offer, total, decision, note, isHeld, waitsFor }: Props) {
  const { decide, isDeciding } = decision
  return (
    <Button
      kind="primary"
      size="large"
      disabled={waitsFor !== undefined}
      aria-describedby={waitsFor}
      busy={isDeciding || isHeld}
      onClick={() => decide(offer, note)}
    >
      {decisionWords(offer, total)}
    </Button>
  )
}
