import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { shortInSum } from '#market/offers/short-in-sum.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { isOtherOffer } from '../answer.ts'
import { aboveAskingWordsOf } from '../../details/asking-today.ts'
import { lotChangesOf } from '../../details/lot-changes-of.ts'
import { counterpartyOf, lotCount } from '../../offer-words.ts'
import type { Outcome } from './accept-selected-queries.ts'
import styles from './SelectedOffers.module.css'

type Props = {
  opened: readonly Offer[]
  offers: readonly Offer[]
  viewer: Party
  outcomes: Record<string, Outcome>
  /** Nothing is accepted yet. */
  isIdle: boolean
}

/** Each offer by its number, company, units and total, with what threatens or came of it. */
export function SelectedOffers({ opened, offers, viewer, outcomes, isIdle }: Props) {
  const { tooLate } = shortInSum(opened)
  const isChanged = (before: Offer) => {
    const now = offers.find(({ id }) => id === before.id)
    return !now || isOtherOffer(before, now)
  }
  return (
    <ul className={styles['offers']}>
      {opened.map((offer) => (
        <li key={offer.id}>
          <span className="grow">
            <b className={styles['name']}>
              {offer.offer_number} · {counterpartyOf(offer, viewer)}
            </b>
            <span className="t13 muted">{lotCount(offer.offer_products)}</span>
            {isIdle && isChanged(offer) && (
              <Threat words="It has changed: it will stay as it is." />
            )}
            {isIdle && tooLate.has(offer.id) && <Threat words="Its units will be gone." />}
            {isIdle &&
              lotChangesOf(offer).map(({ key, lot, words }) => (
                <Threat key={key} words={lot ? `${lot}: ${words}` : words} />
              ))}
            {isIdle && <Threat words={aboveAskingWordsOf(offer)} />}
            <OutcomeWords outcome={outcomes[offer.id]} />
          </span>
          <b className="tnum">{formatUsd(offer.total_cents)}</b>
        </li>
      ))}
    </ul>
  )
}

type ThreatProps = { words: string | undefined }

function Threat({ words }: ThreatProps) {
  if (!words) return null
  return (
    <span className={styles['outcome']}>
      <TriangleAlert className="i-14 amber" />
      <span className="amber">{words}</span>
    </span>
  )
}

type OutcomeWordsProps = { outcome: Outcome | undefined }

function OutcomeWords({ outcome }: OutcomeWordsProps) {
  if (!outcome) return null
  if (outcome.is === 'accepted')
    return (
      <span className={styles['outcome']}>
        <CircleCheck className="i-14 green" />
        <span>
          Accepted. <Link href={paths.order(outcome.orderId)}>Open order</Link>
        </span>
      </span>
    )
  return (
    <span className={styles['outcome']}>
      <CircleAlert className="i-14 red" />
      <span className="red">{failureWords(outcome)}</span>
    </span>
  )
}

function failureWords(outcome: Exclude<Outcome, { is: 'accepted' }>) {
  if (outcome.is === 'moved_on') return 'It has changed: look at it again.'
  if (outcome.is === 'units_gone') return 'Its units are gone: it stays as it is.'
  return outcome.words
}
