import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './CounteredLines.module.css'
import { isCounter, type CounterFor } from './counter-for.ts'

type Props = { offer: Offer; counter: CounterFor }

const MOST_LINES = 4

/** Their price and mine of each line, or why the offer stays as it is. */
export function CounteredLines({ offer, counter }: Props) {
  if (!isCounter(counter)) return <p className="t13 amber">{counter.words}</p>
  const more = counter.lines.length - MOST_LINES
  return (
    <ul className={classes('t13 tnum', styles['lines'])}>
      {counter.lines.slice(0, MOST_LINES).map(({ line, unitPrice = line.unit_price }) => (
        <li key={line.id}>
          <span className="muted cut2">{line.product.name}:</span>{' '}
          <span className="nowrap">
            {formatUsd(line.unit_price)}
            {unitPrice === line.unit_price ? (
              <span className="muted"> (no change)</span>
            ) : (
              <>
                {' '}
                → <b>{formatUsd(unitPrice)}</b>
              </>
            )}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className="muted">
          and {more} more of {offer.offer_number}
        </li>
      )}
    </ul>
  )
}
