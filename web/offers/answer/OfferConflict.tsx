import { stateAfter } from '#market/offers/offer.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { aboveAskingWordsOf } from '../details/asking-today.ts'
import { lotChangesOf } from '../details/lot-changes-of.ts'
import type { Answer, AnswerProps } from './answer.ts'
import { ShipsTo } from '#web/ship-to-addresses/choosing/ShipsTo.tsx'
import { HistoryTurn } from '../history/HistoryTurn.tsx'
import styles from '../history/OfferHistory.module.css'

type Props = Pick<AnswerProps, 'opened' | 'offer' | 'viewer' | 'onAgain'> & { answer: Answer }

/** Says that the offer changed while the reader was answering it, and lists the turns since. */
export function OfferConflict({ answer, opened, offer, viewer, onAgain }: Props) {
  const since = offer.history.filter(({ revision }) => revision > opened.revision)
  const above = aboveAskingWordsOf(offer)
  const isStillOpen = stateAfter(answer, offer.state, viewer) !== undefined
  return (
    <Banner
      tone="red"
      action={
        isStillOpen && (
          <Button size="small" onClick={onAgain}>
            Review again{' '}
          </Button>
        )
      }
    >
      This offer has changed. Please review it again.
      {lotChangesOf(offer).map(({ key, lot, words }) => (
        <p key={key}>{lot ? `${lot}: ${words}` : words}</p>
      ))}
      <ShipsTo offer={offer} viewer={viewer} />
      {above && <p>{above}</p>}
      {since.map((turn) => (
        <div key={turn.revision} className={styles['since']}>
          <HistoryTurn turn={turn} offer={offer} viewer={viewer} />
        </div>
      ))}
    </Banner>
  )
}
