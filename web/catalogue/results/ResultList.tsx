import { useRef } from 'react'
import type { ListedProduct } from '#market/products/product-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useProductStandings } from '#web/offers/use-product-standings.ts'
import { CompareCheckbox } from '#web/compare/CompareCheckbox.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { ProductCard } from '#web/products/ProductCard.tsx'
import grid from '#web/products/ProductGrid.module.css'
import type { Layout } from './layout.ts'
import { ResultRow } from './ResultRow.tsx'
import rowStyles from './ResultRow.module.css'
import styles from './ResultList.module.css'
import { useFocusOnReturn } from './use-focus-on-return.ts'
import { useGridShape } from './use-grid-shape.ts'
import { useRowsInView } from './use-rows-in-view.ts'

type Props = {
  products: readonly ListedProduct[]
  /** How many there are, fetched or not. */
  count: number
  layout: Layout
  quantity: number | undefined
  visit: string | undefined
}

/** The products of the catalogue, of which only the rows near the window are drawn, however many there are. */
export function ResultList({ products, count, layout, quantity, visit }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const shape = useGridShape(list, layout)
  const { height, rows, focus } = useRowsInView(products.length, shape)
  const standings = useProductStandings()
  const isBuyer = roleOf(useViewer()) === 'buyer'
  const leaving = useFocusOnReturn(list, visit)
  const Item = layout === 'list' ? ResultRow : ProductCard

  return (
    <div className={grid['around']}>
      {layout === 'list' && <ResultRowsHead />}
      <ul
        ref={list}
        className={classes(layout === 'list' ? styles['rows'] : grid['grid'], styles['lots'])}
        style={{ height }}
        aria-label="Products"
        {...focus}
        {...leaving}
      >
        {rows.flatMap(({ row, top }) =>
          products.slice(row * shape.columns, (row + 1) * shape.columns).map((product, column) => (
            <Item
              key={product.id}
              product={product}
              standing={standings?.get(product.id)}
              quantity={quantity}
              offers={isBuyer}
              beside={isBuyer && <CompareCheckbox lot={product} />}
              eager={row === 0}
              place={{
                style: { top, gridColumn: `${column + 1} / ${column + 2}` },
                'aria-posinset': row * shape.columns + column + 1,
                'aria-setsize': count,
              }}
            />
          )),
        )}
      </ul>
    </div>
  )
}

/** What stands in the columns, for the eye: each row says it by itself. */
function ResultRowsHead() {
  return (
    <div className={rowStyles['head']} aria-hidden="true">
      <span />
      <span>Lot</span>
      <span>Available</span>
      <span className={rowStyles['percent']}>% off</span>
      <span className={rowStyles['asking']}>Asking</span>
      <span className={rowStyles['msrp']}>MSRP</span>
      <span className={rowStyles['quick']} />
    </div>
  )
}
