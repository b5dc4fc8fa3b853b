import { memo, useRef } from 'react'
import type { ListedProduct } from '#market/products/product-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import type { ProductStanding } from '#web/offers/product-standing.ts'
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
          products
            .slice(row * shape.columns, (row + 1) * shape.columns)
            .map((product, column) => (
              <ResultItem
                key={product.id}
                layout={layout}
                product={product}
                standing={standings?.get(product.id)}
                quantity={quantity}
                isBuyer={isBuyer}
                isEager={row === 0}
                top={top}
                column={column + 1}
                position={row * shape.columns + column + 1}
                count={count}
              />
            )),
        )}
      </ul>
    </div>
  )
}

type ItemProps = Pick<Props, 'layout' | 'quantity' | 'count'> & {
  product: ListedProduct
  standing: ProductStanding | undefined
  isBuyer: boolean
  isEager: boolean
  top: number
  /** Both from 1. */
  column: number
  position: number
}

/** Drawn again only when it changes: a press on a filter is answered before new products are there. */
const ResultItem = memo(function ResultItem({
  layout,
  product,
  standing,
  quantity,
  count,
  isBuyer,
  isEager,
  top,
  column,
  position,
}: ItemProps) {
  const Item = layout === 'list' ? ResultRow : ProductCard
  return (
    <Item
      product={product}
      standing={standing}
      quantity={quantity}
      offers={isBuyer}
      beside={isBuyer && <CompareCheckbox lot={product} />}
      eager={isEager}
      place={{
        style: { top, gridColumn: `${column} / ${column + 1}` },
        'aria-posinset': position,
        'aria-setsize': count,
      }}
    />
  )
})

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
