import { useState } from 'react'
import type { ListedProduct } from '#market/products/product-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { toast, toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { moved } from './moved.ts'
import { useAddTopSeller, useOrderTopSellers, useRemoveTopSeller } from './top-seller-queries.ts'
import styles from './TopSellers.module.css'
import { TopSellerItem } from './TopSellerItem.tsx'

type Props = { lots: readonly ListedProduct[] }

/** The featured products in order; staff move them by dragging or with the arrow buttons. */
export function TopSellerList({ lots }: Props) {
  const order = useOrderTopSellers()
  const add = useAddTopSeller()
  const remove = useRemoveTopSeller()
  const [dragged, setDragged] = useState<number>()

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= lots.length) return
    const ids = moved(lots, from, to).map(({ id }) => id)
    void order(ids, () => toastSaved('Order saved'))
  }
  const takeAway = ({ id, name }: ListedProduct, place: number) => {
    const act = () => void add.run({ id, place })
    void remove.run(id, () =>
      toast(`${name} is no longer a Top Seller`, { action: { label: 'Undo', act } }),
    )
  }

  return (
    <Card aria-label="Top Sellers in order" className={styles['list']}>
      <ol>
        {lots.map((lot, place) => (
          <TopSellerItem
            key={lot.id}
            lot={lot}
            place={place}
            isLast={place === lots.length - 1}
            isDragged={place === dragged}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, place)
              setDragged(undefined)
            }}
            onMove={(to) => move(place, to)}
            onRemove={() => takeAway(lot, place)}
          />
        ))}
      </ol>
    </Card>
  )
}
