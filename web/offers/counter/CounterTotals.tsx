import type { Party } from '#market/accounts/viewer.ts'
import { cents, formatUsd, sum } from '#market/money.ts'
import { gapBetween } from '#market/offers/offer-history.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './Counter.module.css'
import { counterNet } from './counter-draft.ts'
import { percentWords } from '../offer-words.ts'
import type { useCounter } from './use-counter.ts'

type Props = { counter: ReturnType<typeof useCounter>; viewer: Party }

export function CounterTotals({
  counter: { opened, lines, total, freight, isChanged },
  viewer,
}: Props) {
  const previous = opened.total_cents
  const isMore = total > previous
  const isBetter = isMore === (viewer === 'seller')
  const { amount } = gapBetween(total, previous)
  const feeBps = opened.platform_fee_bps
  return (
    <dl className={styles['totals']} aria-live="polite">
      <div>
        <dt>Previous Total</dt>
        <dd className="muted">
          {isChanged ? <OldPrice of={previous} label="was" /> : <Price of={previous} />}
        </dd>
      </div>
      {freight !== undefined && (
        <div>
          <dt>Freight</dt>
          <dd>
            <Price of={freight} />
          </dd>
        </div>
      )}
      <div>
        <dt>New Total</dt>
        <dd className="t20 semi">
          <Price of={total} />
        </dd>
      </div>
      {feeBps !== undefined && (
        <div>
          <dt>My net after the fee</dt>
          <dd className="green med">
            <Price of={sum([counterNet(lines, feeBps), freight ?? cents(0)])} />
          </dd>
        </div>
      )}
      <div>
        <dt>Change</dt>
        {amount > 0 ? (
          <dd className={classes('med tnum', isBetter ? 'green' : 'amber')}>
            {isMore ? '+' : '−'}
            {formatUsd(amount)} ({percentWords((amount * 100) / previous)})
          </dd>
        ) : (
          <dd className="muted">None</dd>
        )}
      </div>
    </dl>
  )
}
