import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { shortagesOf } from '#market/offers/shortage.ts'
import { isTurnOf, stateAfter } from '#market/offers/offer.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import type { Answer } from './answer.ts'
import styles from './OfferActions.module.css'
import { shortageWords } from './shortage-words.ts'

type Props = { offer: Offer; viewer: Party; onAnswer: (answer: Answer) => void }

/** The actions that the reader may take on an offer now. */
export function OfferActions({ offer, viewer, onAnswer }: Props) {
  const shortage = shortageWords(shortagesOf(offer.offer_products))
  const unsaleable = offer.offer_products.find((line) => line.resale_conflict)?.resale_conflict
  if (isTurnOf(viewer, offer.state))
    return (
      <CardFoot className={styles['actions']}>
        {shortage && <p className={classes('t13 amber', styles['shortage'])}>{shortage}</p>}
        {unsaleable && <p className={classes('t13 red', styles['shortage'])}>{unsaleable}</p>}
        <Button
          kind="primary"
          disabled={!!unsaleable}
          data-act="accept"
          onClick={() => onAnswer('accept')}
        >
          {shortage ? 'Update quantities' : `Accept at ${formatUsd(offer.total_cents)}`}
        </Button>
        <Button onClick={() => onAnswer('counter')}>Counter</Button>
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
