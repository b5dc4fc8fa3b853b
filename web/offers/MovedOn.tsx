import { stateAfter } from '#market/offers/offer.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import type { Answer, AnswerProps } from './answer.ts'
import { HistoryTurn } from './HistoryTurn.tsx'
import styles from './OfferHistory.module.css'

type Props = Omit<AnswerProps, 'onClose'> & { answer: Answer }

/** Says that the offer is not what was being answered any more, and what happened to it since. */
export function MovedOn({ answer, opened, offer, viewer, onAgain }: Props) {
  const since = offer.history.filter(({ revision }) => revision > opened.revision)
  const isStillOpen = stateAfter(answer, offer.state, viewer) !== undefined
  return (
    <Banner
      tone="red"
      action={
        isStillOpen && (
          <Button size="small" onClick={onAgain}>
            Look again
          </Button>
        )
      }
    >
      The offer has changed. Please look at it again.
      {since.map((turn) => (
        <div key={turn.revision} className={styles['since']}>
          <HistoryTurn turn={turn} offer={offer} viewer={viewer} />
        </div>
      ))}
    </Banner>
  )
}
