import { useState } from 'react'
import type { Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { BuyNowDialog } from '#web/offers/answer/BuyNowDialog.tsx'
import { lotChangesOf } from '#web/offers/details/lot-changes-of.ts'
import { lotCount } from '#web/offers/offer-words.ts'
import { ShipsTo } from '#web/ship-to-addresses/choosing/ShipsTo.tsx'
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
  const { decide, isDeciding, shipTo } = decision
  const [isAsking, setAsking] = useState(false)
  const busy = isDeciding || isInPayment
  const go = () => {
    setAsking(false)
    decide(offer, note)
  }
  return (
    <>
      <Button
        kind="primary"
        size="large"
        disabled={waitsFor !== undefined}
        aria-describedby={waitsFor}
        busy={busy}
        onClick={() => (offer.buyable ? setAsking(true) : go())}
      >
        {decisionWords(offer, total)}
      </Button>
      <BuyNowDialog
        open={isAsking && offer.buyable && !shipTo.isAsked}
        busy={busy}
        purchase={{
          what: lotCount(offer.offer_products),
          seller: offer.seller_name,
          total,
          payWithinHours: offer.pay_within_hours,
          agreement: offer.resale_agreement,
          ...(offer.ships_to && { shipsTo: <ShipsTo offer={offer} viewer="buyer" /> }),
          changes: lotChangesOf(offer).map(({ lot, words }) => (lot ? `${lot}: ${words}` : words)),
        }}
        onConfirm={go}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
