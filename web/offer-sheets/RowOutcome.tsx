import type { JudgedRow } from '#market/offer-sheets/offer-sheet-api.ts'
import { effectWords } from './sheet-words.ts'
import styles from './SheetRows.module.css'

type Props = { row: JudgedRow }

/** What a row does to the cart, or everything that is wrong with it. */
export function RowOutcome({ row: { effect, problems } }: Props) {
  if (effect) return <span className="t12 soft">{effectWords[effect]}</span>
  return (
    <ul className={styles['problems']}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}
