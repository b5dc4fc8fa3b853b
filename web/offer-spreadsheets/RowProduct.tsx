import type { ReactNode } from 'react'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import styles from './SpreadsheetRows.module.css'
import { effectWords } from './spreadsheet-words.ts'

type Props = {
  row: JudgedRow
  /** Where its Product ID is corrected. */
  children?: ReactNode
}

/** The row number, the product, and what adding the row does. */
export function RowProduct({ row, children }: Props) {
  const { product_id, name, seller } = row
  const words = name ?? (product_id === null ? 'No product' : `Product ${product_id}`)
  return (
    <div className={styles['lot']}>
      <span className="t12 muted tnum nowrap">Row {row.row}</span>
      <span className="col">
        {seller && product_id !== null ? (
          <Link className="cut2" href={paths.product(seller.id, product_id)} target="_blank">
            {words}
          </Link>
        ) : (
          <span className="cut2">{words}</span>
        )}
        {seller && <span className="t12 muted cut">{seller.name}</span>}
        {children}
        <RowOutcome row={row} />
      </span>
    </div>
  )
}

/** What a row does to the cart, or all of its problems. */
function RowOutcome({ row: { effect, problems, limits } }: Pick<Props, 'row'>) {
  if (effect) return <span className="t12 soft">{effectWords[effect]}</span>
  return (
    <ul className={styles['problems']}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
      {limits.length > 0 && <li className="soft">({limits.join(', ')})</li>}
    </ul>
  )
}
