import { useCallback, useMemo, useRef } from 'react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { OwnProductSort } from '#market/products/views/own-product-filters.ts'
import { useIsUpTo } from '#web/platform/theme/use-is-up-to.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { PriceTypoDialog } from '#web/platform/ui/prices/PriceTypoDialog.tsx'
import { drawnColumns, leastWidth } from '../columns/column-looks.ts'
import type { TableChoice } from '../columns/table-choice.ts'
import { ColumnBar } from './columns-edited/ColumnBar.tsx'
import { ColumnEditingContext } from './columns-edited/column-editing.ts'
import { isEdited } from './columns-edited/edited-columns.ts'
import { useColumnEditing } from './columns-edited/use-column-editing.ts'
import type { ProductActions } from './product-actions.ts'
import { ProductRow } from './ProductRow.tsx'
import { ProductTableHead } from './ProductTableHead.tsx'
import styles from './ProductTable.module.css'
import { isSelected } from './selection.ts'
import { useFigureEdit } from './use-figure-edit.ts'
import type { Ticks } from './use-selection.ts'
import { useVirtualRows } from '../use-virtual-rows.ts'

const ColumnChangeDialog = laterDialog(
  async () => (await import('./columns-edited/ColumnChangeDialog.tsx')).ColumnChangeDialog,
)

const GUESSED_HEIGHT = 57

type Props = {
  products: readonly OwnListedProduct[]
  count: number
  isStale: boolean
  acts: ProductActions
  ticks: Ticks
  table: TableChoice
  sort: OwnProductSort
  onSort: (sort: OwnProductSort) => void
}

/** The products of a list as a table, of which only the rows near the window are drawn. */
export function ProductTable({ products, count, isStale, acts, ticks, table, ...sorting }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows, measure, above, below } = useVirtualRows(body, {
    count: products.length,
    guessedHeight: GUESSED_HEIGHT,
    gap: 0,
  })
  const isHandheld = useIsUpTo('--handheld')
  const isLaptop = useIsUpTo('--laptop')
  const columns = useMemo(
    () => drawnColumns(table, { isHandheld, isLaptop }),
    [table, isHandheld, isLaptop],
  )
  const { edit, editMany, problems, typos } = useFigureEdit()
  const { editing, planned, done } = useColumnEditing(products)
  const { selection, tick } = ticks
  const onTick = useCallback(
    (id: number, withShift: boolean) => tick(products, id, withShift),
    [products, tick],
  )

  return (
    <ColumnEditingContext value={editing}>
      {!isHandheld && columns.some(isEdited) && <ColumnBar editing={editing} />}
      <div className={styles['scroll']}>
        <table
          className={styles['table']}
          style={isHandheld || table.isUsual ? undefined : { minWidth: leastWidth(columns) }}
          aria-rowcount={count + 1}
          data-stale={isStale || undefined}
        >
          <caption className="sr">Products</caption>
          <ProductTableHead count={count} ticks={ticks} columns={columns} {...sorting} />
          <tbody ref={body}>
            <tr aria-hidden="true" className={styles['beyond']} style={{ height: above }} />
            {rows.flatMap((row) => {
              const product = products[row]
              if (!product) return []
              return (
                <ProductRow
                  key={product.id}
                  product={product}
                  row={row}
                  columns={columns}
                  acts={acts}
                  isTicked={isSelected(selection, product.id)}
                  onTick={onTick}
                  onEdit={edit}
                  problem={problems.get(product.id)}
                  measure={measure}
                />
              )
            })}
            <tr aria-hidden="true" className={styles['beyond']} style={{ height: below }} />
          </tbody>
        </table>
      </div>
      <PriceTypoDialog question={typos} />
      {planned && (
        <ColumnChangeDialog
          planned={planned}
          onClose={done}
          onChange={(edits) => {
            done()
            editMany(edits)
          }}
        />
      )}
    </ColumnEditingContext>
  )
}
