import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { ProductActions } from './product-actions.ts'
import { OwnProductCard } from './OwnProductCard.tsx'
import styles from './OwnProductGrid.module.css'
import { useVirtualRows } from '../use-virtual-rows.ts'
import { columnsIn } from './columns-in.ts'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'

const GUESSED_HEIGHT = 380
const GAP = 16
/** What is in view on a phone, and a row elsewhere: more of them would take the line from each other. */
const FIRST_PHOTOS = 4
/** As many cards of the first view as fill whole rows, however many stand side by side where the page is taken over. */
const FIRST_COLUMNS = 4

type Props = {
  products: readonly OwnListedProduct[]
  count: number
  isStale: boolean
  acts: ProductActions
}

/** The cards of a list, of which only those near the window are drawn. */
export function OwnProductGrid({ products, count, isStale, acts }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(list)
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const { rows, measure, above, below } = useVirtualRows(list, {
    count: Math.ceil(products.length / columns),
    guessedHeight: GUESSED_HEIGHT,
    gap: GAP,
  })
  const toggle = useCallback(
    (id: number) =>
      setTurned(
        (before) =>
          new Set([...before].filter((each) => each !== id).concat(before.has(id) ? [] : id)),
      ),
    [],
  )

  return (
    <ul
      ref={list}
      aria-label="Products"
      className={styles['grid']}
      data-stale={isStale || undefined}
      style={{ paddingTop: above, paddingBottom: below }}
    >
      {rows.flatMap((row) =>
        products
          .slice(row * columns, (row + 1) * columns)
          .map((product, column) => (
            <OwnProductCard
              key={product.id}
              product={product}
              acts={acts}
              eager={row * columns + column < FIRST_PHOTOS}
              isOpen={turned.has(product.id) !== isLacking(product)}
              onToggle={toggle}
              row={row}
              position={row * columns + column + 1}
              count={count}
              measure={column === 0 ? measure : undefined}
            />
          )),
      )}
    </ul>
  )
}

const isLacking = ({ missing }: OwnListedProduct) => missing.length > 0

/** How many cards stand side by side. */
function useColumns(list: RefObject<HTMLElement | null>) {
  const isTakenOver = useTakenOver()
  const [columns, setColumns] = useState(() =>
    isTakenOver ? columnsIn(innerWidth) : FIRST_COLUMNS,
  )
  useLayoutEffect(() => {
    if (!list.current) return undefined
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setColumns(columnsIn(entry.contentRect.width))
    })
    watcher.observe(list.current)
    return () => watcher.disconnect()
  }, [list])
  // Together with the rows, which follow at the same time.
  return isTakenOver ? columns : FIRST_COLUMNS
}
