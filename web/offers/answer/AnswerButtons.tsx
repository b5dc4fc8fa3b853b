import type { Party } from '#market/accounts/viewer.ts'
import { offerTotalWords } from '#market/freight/freight-of-offer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { shortagesOf } from '#market/offers/shortage.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import type { Answer } from './answer.ts'
import styles from './AnswerButtons.module.css'
import { shortageWords } from './shortage-words.ts'

type Props = { offer: Offer; viewer: Party; onAnswer: (answer: Answer) => void }

/** Accept and Counter, and what is in their way; nothing while the other side has to answer. */
export function AnswerButtons({ offer, viewer, onAnswer }: Props) {
  const shortage = shortageWords(shortagesOf(offer.offer_products))
  const unsaleable = offer.offer_products.find((line) => line.resale_conflict)?.resale_conflict
  if (!isTurnOf(viewer, offer.state)) return null
  return (
    <>
      {shortage && <p className={classes('t13 amber', styles['words'])}>{shortage}</p>}
      {unsaleable && <p className={classes('t13 red', styles['words'])}>{unsaleable}</p>}
      <Button
        kind="primary"
        disabled={!!unsaleable || (offer.freight_missing && viewer === 'buyer')}
        data-act="accept"
        onClick={() => onAnswer('accept')}
      >
        {shortage ? 'Update quantities' : acceptWords(offer, viewer)}
      </Button>
      <Button onClick={() => onAnswer('counter')}>Counter</Button>
    </>
  )
}

const acceptWords = (offer: Offer, viewer: Party) =>
  offer.freight_missing && viewer === 'seller'
    ? 'State freight'
    : `Accept at ${offerTotalWords(offer)}`
