import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isTurnOf, stateAfter } from '#market/offers/offer.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import type { Answer } from './answer.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import styles from './OfferActions.module.css'

type Props = { offer: Offer; viewer: Party; onAnswer: (answer: Answer) => void }

/** The actions that the reader may take on an offer now. */
export function OfferActions({ offer, viewer, onAnswer }: Props) {
  if (isTurnOf(viewer, offer.state))
    return (
      <CardFoot className={classes(styles['actions'], !offer.can_reject && styles['usual'])}>
        <div className={styles['answers']}>
          <AnswerButtons offer={offer} viewer={viewer} onAnswer={onAnswer} />
        </div>
        {offer.can_reject && (
          <Button kind="danger-quiet" className={styles['last']} onClick={() => onAnswer('reject')}>
            Reject
          </Button>
        )}
      </CardFoot>
    )
  if (!stateAfter('withdraw', offer.state, viewer)) return null
  return (
    <CardFoot>
      <Button kind="danger-quiet" className={styles['last']} onClick={() => onAnswer('withdraw')}>
        Withdraw
      </Button>
    </CardFoot>
  )
}
