import { useEffect, useRef } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { bringIntoView } from '#web/platform/ui/lists/bring-into-view.ts'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import type { Answer } from '../answer/answer.ts'
import { AnswerButtons } from '../answer/AnswerButtons.tsx'
import { OfferActions } from '../answer/OfferActions.tsx'
import { OfferDetails } from '../details/OfferDetails.tsx'
import { OfferHead } from '../details/OfferHead.tsx'
import styles from './OfferItem.module.css'
import { OfferRow } from './OfferRow.tsx'
import type { Round } from './use-offer-queue.ts'
import { TurnStrip } from './TurnStrip.tsx'
import { counterpartyOf } from '../offer-words.ts'
import { RejectForm } from '../answer/RejectForm.tsx'

type Props = {
  offer: Offer
  viewer: Party
  isOpen: boolean
  /** The address names this offer. */
  isNamed: boolean
  isRejecting: boolean
  /** Where the reader was led to this offer after the one before it. */
  round: Round | undefined
  /** Whether it is ticked; undefined where it is not to be chosen. */
  isChosen: boolean | undefined
  onChoose: () => void
  onOpenChange: (isOpen: boolean) => void
  onAnswer: (answer: Answer | undefined) => void
  /** The answer is given; it says which. */
  onAnswered: (words: string) => void
}

/** Opens and closes the card. */
const TOGGLE = 'button[aria-expanded]'

/** One offer, open or as a row; both mark that it is the reader's turn. */
export function OfferItem(props: Props) {
  const { offer, viewer, isOpen, isNamed, isRejecting, round, ...on } = props
  const item = useRef<HTMLLIElement>(null)
  const isYourTurn = isTurnOf(viewer, offer.state)
  const counterparty = counterpartyOf(offer, viewer)

  useEffect(() => {
    if (isNamed && item.current) bringIntoView(item.current)
  }, [isNamed])

  const isNext = round !== undefined
  useEffect(() => {
    if (!isNext) return
    item.current?.scrollIntoView({ block: 'start' })
    item.current?.querySelector<HTMLElement>(TOGGLE)?.focus({ preventScroll: true })
  }, [isNext])

  useFocusFallback(item, isOpen, TOGGLE)
  useFocusFallback(item, isRejecting, 'footer button:last-child')

  return (
    <li ref={item} data-offer={offer.id} className={styles['item']}>
      <Card
        className={styles['card']}
        edge={isYourTurn ? 'turn' : undefined}
        aria-label={`${offer.offer_number}, ${counterparty}`}
      >
        {isYourTurn && (
          <TurnStrip {...{ offer, round, isChosen: props.isChosen, onChoose: on.onChoose }} />
        )}
        {isOpen ? (
          <>
            <OfferHead offer={offer} viewer={viewer} onClose={() => on.onOpenChange(false)}>
              {!isRejecting && (
                <AnswerButtons offer={offer} viewer={viewer} onAnswer={on.onAnswer} />
              )}
            </OfferHead>
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
            viewer={viewer}
            counterparty={counterparty}
            onAnswered={on.onAnswered}
            onClose={() => on.onAnswer(undefined)}
          />
        ) : (
          isOpen && <OfferActions offer={offer} viewer={viewer} onAnswer={on.onAnswer} />
        )}
      </Card>
    </li>
  )
}
