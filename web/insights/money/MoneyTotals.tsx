import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Money } from '../insight-queries.ts'
import { usdWords } from '../money-words.ts'
import { daysWords } from '../overview/day-words.ts'
import { moneyFigures, moneyNames } from './money-figures.ts'
import styles from './MoneyTotals.module.css'

type Props = { money: Money }

/** The sums of the chosen days, which name the colours of the plot too. */
export function MoneyTotals({ money: { period, totals } }: Props) {
  return (
    <div className={styles['totals']}>
      <p className="t13 muted">{daysWords(period.now)}</p>
      <dl>
        {moneyNames.map((figure) => {
          const { name, hint, colour } = moneyFigures[figure]
          return (
            <div key={figure}>
              <dt>
                <i style={{ background: `var(--plot-${colour})` }} />
                <span className="med">{name}</span>
                <span className="t12 muted">{hint}</span>
              </dt>
              <dd>
                <b>{usdWords(totals.now[figure])}</b>
                <span className="t12 muted">{usdWords(totals.before[figure])} before</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <Link href={paths.adminFeeInvoices()} className="t13">
        Fee invoices
      </Link>
    </div>
  )
}
