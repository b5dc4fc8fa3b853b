import type { JudgedRow } from '#market/offer-sheets/offer-sheet-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { RowOutcome } from './RowOutcome.tsx'
import styles from './SheetRows.module.css'

type Props = { row: JudgedRow }

/** Which row of the file, which lot, and what comes of it. */
export function SheetLot({ row }: Props) {
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
        <RowOutcome row={row} />
      </span>
    </div>
  )
}
