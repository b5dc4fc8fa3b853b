import { memo, startTransition, useEffect, useRef, useState } from 'react'
import type { ListedProduct } from '#market/products/product-api.ts'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import type { LiveOffer } from '#web/offers/live-offers.ts'
import { useLiveOfferByLot } from '#web/offers/use-live-offer-by-lot.ts'
import { CompareCheckbox } from '#web/compare/CompareCheckbox.tsx'
import { useListKeys } from '#web/platform/keyboard/use-list-keys.ts'
import { useIsUpTo } from '#web/platform/theme/use-is-up-to.ts'
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

// Where nothing can be measured yet the styles place what fills a window.
const FIRST = 24
const FIRST_ON_A_PHONE = 8
const EAGER = 4
const LOTS = { items: 'li', focuses: 'a' }

/** The products of the catalogue, of which only the rows near the window are drawn, however many there are. */
export function ResultList({ products, count, layout, quantity, visit }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const shape = useGridShape(list, layout)
  const { height, rows, focus } = useRowsInView(products.length, shape)
  const standings = useLiveOfferByLot()
  const isBuyer = roleOf(useViewer()) === 'buyer'
  const leaving = useFocusOnReturn(list, visit)
  useListKeys(list, LOTS)
  const isPlaced = useIsPlaced()
  const drawnFirst = useIsUpTo('--phone') ? FIRST_ON_A_PHONE : FIRST
  const shown = isPlaced
    ? rows.flatMap(({ row, top }) =>
        products.slice(row * shape.columns, (row + 1) * shape.columns).map((product, column) => ({
          product,
          position: row * shape.columns + column + 1,
          isEager: row === 0,
          top,
          column: column + 1,
        })),
      )
    : products.slice(0, drawnFirst).map((product, index) => ({
        product,
        position: index + 1,
        isEager: index < EAGER,
      }))

  return (
    <div className={grid['around']}>
      {layout === 'list' && <ResultRowsHead />}
      <ul
        ref={list}
        className={classes(
          layout === 'list' ? styles['rows'] : grid['grid'],
          isPlaced && styles['lots'],
        )}
        style={isPlaced ? { height } : undefined}
        aria-label="Products"
        {...focus}
        {...leaving}
      >
        {shown.map(({ product, position, isEager, ...place }) => (
          <ResultItem
            key={product.id}
            layout={layout}
            product={product}
            standing={standings?.get(product.id)}
            quantity={quantity}
            isBuyer={isBuyer}
            isEager={isEager}
            position={position}
            count={count}
            {...place}
          />
        ))}
      </ul>
    </div>
  )
}

/** Whether rows are placed by measures: on a page that the server drew, once it is taken over, and not in the same breath. */
function useIsPlaced() {
  const isTakenOver = useTakenOver()
  const [isPlaced, setPlaced] = useState(isTakenOver)
  useEffect(() => startTransition(() => setPlaced(true)), [])
  return isPlaced
}

type ItemProps = Pick<Props, 'layout' | 'quantity' | 'count'> & {
  product: ListedProduct
  standing: LiveOffer | undefined
  isBuyer: boolean
  isEager: boolean
  /** Where its row is; undefined where the styles place it. */
  top?: number
  /** Both from 1. */
  column?: number
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
        ...(column !== undefined && { style: { top, gridColumn: `${column} / ${column + 1}` } }),
        'aria-posinset': position,
        'aria-setsize': count,
      }}
    />
  )
})

/** The heads of the columns, for sighted readers; screen readers get them with each row. */
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
