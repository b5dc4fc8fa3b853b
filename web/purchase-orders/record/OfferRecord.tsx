import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { takesMessages } from '#market/messages/message.ts'
import { otherParty, roundsOf } from '#market/offers/offer-history.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Conversation } from '#web/offers/history/Conversation.tsx'
import { useOfferRecord } from '#web/offers/history/use-offer-record.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { RECORD_PLACE } from './record-address.ts'
import styles from './OfferRecord.module.css'

type Props = { order: PurchaseOrder; viewer: Party }

/** How the price of an order was agreed: the rounds and notes of the offer it came from. */
export function OfferRecord({ order, viewer }: Props) {
  const { data: offer, error, refetch } = useOfferRecord(order.offer_id)
  const heading = useRef<HTMLHeadingElement>(null)
  const isAskedFor = useRouterState({ select: ({ location }) => location.hash === RECORD_PLACE })
  const isThere = offer !== undefined

  // Not before the history is there: what comes in would push the place away again.
  useEffect(() => {
    if (!isAskedFor || !isThere) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isAskedFor, isThere])

  return (
    <Card className={styles['card']} aria-label="Negotiation and messages">
      <h2 ref={heading} id={RECORD_PLACE} tabIndex={-1} className={styles['title']}>
        Negotiation and messages
      </h2>
      <p className={classes(styles['about'], 't13 muted')}>
        Offer {order.offer_number}
        {offer && `, ${counted(roundsOf(offer.history), 'round')}`}. Visible to you and the{' '}
        {otherParty(viewer)}. The rounds are on the PDF too.
      </p>
      {offer ? (
        <Conversation
          offer={offer}
          viewer={viewer}
          takesMessages={takesMessages(offer.state, order.status)}
        />
      ) : error ? (
        <LoadProblem message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the offer history">
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </Loading>
      )}
    </Card>
  )
}
