import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { NewMessages } from '../messages/NewMessages.tsx'
import styles from './OfferHead.module.css'
import { OfferPill } from './OfferPill.tsx'
import { closedWords, counterpartyOf, productCount } from '../offer-words.ts'
import { offerLabel } from '#market/offers/offer-status.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'

type Props = {
  offer: Offer
  viewer: Party
  onClose: () => void
  /** The answers that the reader may give, on wide screens. */
  children: ReactNode
}

/** Whose offer it is; while the reader has to answer it stays in sight, with Accept and Counter on wide screens. */
export function OfferHead({ offer, viewer, onClose, children }: Props) {
  const { offer_number: number } = offer
  const counterparty = counterpartyOf(offer, viewer)
  const isYourTurn = isTurnOf(viewer, offer.state)
  return (
    <header className={classes(styles['head'], isYourTurn && styles['turn'])}>
      <span className="row g3 grow">
        <Avatar name={counterparty} of="company" />
        <span className="col">
          <h3 title={counterparty}>{counterparty}</h3>
          <span className={styles['facts']}>
            <span className="nowrap">
              {number} <CopyButton text={number} of="offer number" />
            </span>{' '}
            · created <RelativeTime at={offer.created_at} className="nowrap" /> ·{' '}
            <span className="nowrap">{productCount(offer.offer_products)}</span>
          </span>
          <span className={styles['facts']}>
            <OfferStanding offer={offer} viewer={viewer} />{' '}
            <NewMessages count={offer.unread_message_count} />
          </span>
        </span>
      </span>
      <span className={isYourTurn ? 'hide-m' : 'hide-s'}>
        <OfferPill offer={offer} viewer={viewer} />
      </span>
      {isYourTurn && <div className={styles['answers']}>{children}</div>}
      <IconButton label={`Hide offer details of ${number}`} aria-expanded onClick={onClose}>
        <ChevronUp />
      </IconButton>
    </header>
  )
}

type OfferStandingProps = { offer: Offer; viewer: Party }

/** The state of an offer that the reader need not answer, with its deadline or the time it ended. */
function OfferStanding({ offer, viewer }: OfferStandingProps) {
  const { state, closed_reason: reason, turn_expires_at: deadline } = offer
  if (isTurnOf(viewer, state)) return null
  if (reason)
    return (
      <>
        {closedWords[reason]} <RelativeTime at={offer.updated_at} />
      </>
    )
  return (
    <>
      <b className="med">{offerLabel(state, viewer)}</b>
      {deadline && (
        <>
          , to answer by <DateTime at={deadline} />
        </>
      )}
    </>
  )
}
