import type { MoneyMoved } from '#market/insights/money-moved.ts'
import { usdWords } from '../money-words.ts'
import { moneyFigures, moneyNames } from './money-figures.ts'
import styles from './MoneyLines.module.css'

type Props = { moved: MoneyMoved }

/** The figures of one month, in its tip. */
export function MoneyLines({ moved }: Props) {
  return (
    <span className={styles['lines']}>
      {moneyNames.map((figure) => (
        <span key={figure}>
          <i style={{ background: `var(--plot-${moneyFigures[figure].colour})` }} />
          {moneyFigures[figure].name}
          <b>{usdWords(moved[figure])}</b>
        </span>
      ))}
    </span>
  )
}
