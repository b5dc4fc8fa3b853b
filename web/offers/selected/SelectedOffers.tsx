import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import { totalWords } from '#market/freight/freight-of-offer.ts'
import type { Cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { shortInSum } from '#market/offers/short-in-sum.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { isOtherOffer } from '../answer/answer.ts'
import { aboveAskingWordsOf } from '../details/asking-today.ts'
import { lotChangesOf } from '../details/lot-changes-of.ts'
import { counterpartyOf, lotCount } from '../offer-words.ts'
import type { Outcome } from './selected-queries.ts'
import styles from '#web/platform/ui/lists/SelectedRows.module.css'

type Props = {
  opened: readonly Offer[]
  offers: readonly Offer[]
  viewer: Party
  outcomes: Record<string, Outcome>
  /** Nothing is answered yet. */
  isIdle: boolean
  /** What becomes of an offer that is answered. */
  done: string
  rowOf: RowOf
}

/** What the answer comes to, and what is said of it; an answer that binds both warns of what changed. */
export type RowOf = (offer: Offer) => { total: Cents; under?: ReactNode; isBinding?: boolean }

/** Each offer by its number, company, units and total, with what threatens or came of it. */
export function SelectedOffers(props: Props) {
  const { opened, offers, viewer, outcomes, isIdle, done, rowOf } = props
  const { tooLate } = shortInSum(opened)
  const isChanged = (before: Offer) => {
    const now = offers.find(({ id }) => id === before.id)
    return !now || isOtherOffer(before, now)
  }
  return (
    <ul className={styles['rows']}>
      {opened.map((offer) => {
        const { total, under, isBinding = false } = rowOf(offer)
        return (
          <li key={offer.id}>
            <span className="grow">
              <b className={styles['name']}>
                {offer.offer_number} · {counterpartyOf(offer, viewer)}
              </b>
              <span className="t13 muted">{lotCount(offer.offer_products)}</span>
              {isIdle && isChanged(offer) && <Threat words="It has changed and will be skipped." />}
              {isIdle && under}
              {isIdle && isBinding && tooLate.has(offer.id) && (
                <Threat words="Its units will be sold by then." />
              )}
              {isIdle &&
                lotChangesOf(offer).map(({ key, lot, words }) => (
                  <Threat key={key} words={lot ? `${lot}: ${words}` : words} />
                ))}
              {isIdle && isBinding && <Threat words={aboveAskingWordsOf(offer)} />}
              <OutcomeWords outcome={outcomes[offer.id]} done={done} />
            </span>
            <b className="tnum">{totalWords(total, offer.freight_missing)}</b>
          </li>
        )
      })}
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

type OutcomeWordsProps = { outcome: Outcome | undefined; done: string }

function OutcomeWords({ outcome, done }: OutcomeWordsProps) {
  if (!outcome) return null
  if (outcome.is === 'answered')
    return (
      <span className={styles['outcome']}>
        <CircleCheck className="i-14 green" />
        <span>
          {capitalized(done)}.{' '}
          {outcome.orderId && <Link href={paths.order(outcome.orderId)}>Open order</Link>}
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

function failureWords(outcome: Exclude<Outcome, { is: 'answered' }>) {
  if (outcome.is === 'moved_on') return 'It changed in the meantime. Please review it again.'
  if (outcome.is === 'units_gone') return 'Not enough units left. Not accepted.'
  return outcome.words
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
