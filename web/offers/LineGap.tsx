import { formatUsd, type Cents } from '#market/money.ts'
import { gapBetween } from '#market/offers/offer-history.ts'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './LineTable.module.css'
import { percentWords } from './offer-words.ts'

type Props = { price: Cents; before: Cents | undefined }

/** What lies between the two sides for one unit. */
export function LineGap({ price, before }: Props) {
  if (before === undefined) return <span className="muted">New</span>
  const { amount, percent } = gapBetween(price, before)
  if (amount === 0) return <span className="green">Agreed</span>
  return (
    <>
      <span className="med">{formatUsd(amount)}</span>{' '}
      <span className={classes(styles['percent'], 'muted')}>{percentWords(percent)}</span>
    </>
  )
}
