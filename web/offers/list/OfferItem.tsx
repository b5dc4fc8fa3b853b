import { useEffect, useRef } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { ActionStrip } from '#web/platform/ui/ActionStrip.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import type { Answer } from '../answer/answer.ts'
import { OfferActions } from '../answer/OfferActions.tsx'
import { OfferDetails } from '../details/OfferDetails.tsx'
import { OfferHead } from '../details/OfferHead.tsx'
import styles from './OfferItem.module.css'
import { OfferRow } from './OfferRow.tsx'
import { counterpartyOf } from '../offer-words.ts'
import { RejectForm } from '../answer/RejectForm.tsx'

type Props = {
  offer: Offer
  viewer: Party
  isOpen: boolean
  /** The address names this offer. */
  isNamed: boolean
  isRejecting: boolean
  onOpenChange: (isOpen: boolean) => void
  onAnswer: (answer: Answer | undefined) => void
}

/** One offer, open or as a row; both mark that it is the reader's turn. */
export function OfferItem({ offer, viewer, isOpen, isNamed, isRejecting, ...on }: Props) {
  const item = useRef<HTMLLIElement>(null)
  const isYourTurn = isTurnOf(viewer, offer.state)
  const counterparty = counterpartyOf(offer, viewer)

  useEffect(() => {
    if (isNamed) item.current?.scrollIntoView({ block: 'start' })
  }, [isNamed])

  useFocusFallback(item, isOpen, 'button[aria-expanded]')
  useFocusFallback(item, isRejecting, 'footer button:last-child')

  return (
    <li ref={item} className={styles['item']}>
      <Card
        className={styles['card']}
        edge={isYourTurn ? 'turn' : undefined}
        aria-label={`${offer.offer_number}, ${counterparty}`}
      >
        {isYourTurn && <TurnStrip until={offer.turn_expires_at} />}
        {isOpen ? (
          <>
            <OfferHead offer={offer} viewer={viewer} onClose={() => on.onOpenChange(false)} />
            <OfferDetails offer={offer} viewer={viewer} />
          </>
        ) : (
          <OfferRow
            offer={offer}
            viewer={viewer}
            onOpen={() => on.onOpenChange(true)}
            onAnswer={on.onAnswer}
          />
        )}
        {isRejecting ? (
          <RejectForm
            offer={offer}
            counterparty={counterparty}
            onClose={() => on.onAnswer(undefined)}
          />
        ) : (
          isOpen && <OfferActions offer={offer} viewer={viewer} onAnswer={on.onAnswer} />
        )}
      </Card>
    </li>
  )
}

/** Says that the reader has to answer, and when the offer expires. */
function TurnStrip({ until }: { until: string | null }) {
  return (
    <ActionStrip until={until}>
      <b>Your turn</b>
      {until && (
        <span className="hide-s">
          answer by <DateTime at={until} />
        </span>
      )}
    </ActionStrip>
  )
}
