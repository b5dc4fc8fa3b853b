import { useState } from 'react'
import type { ListedProduct } from '#market/products/product-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { toast, toastProblem, toastSaved } from '#web/platform/ui/toasts/toasts.ts'
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

  async function move(from: number, to: number) {
    if (from === to || to < 0 || to >= lots.length) return
    try {
      await order(moved(lots, from, to).map(({ id }) => id))
      toastSaved('Order saved')
    } catch (error) {
      toastProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const takeAway = ({ id, name }: ListedProduct, place: number) =>
    remove.mutate(id, {
      onSuccess: () =>
        toast(`${name} is no Top Seller any more`, {
          action: { label: 'Undo', act: () => add.mutate({ id, place }, { onError: tell }) },
        }),
      onError: tell,
    })

  return (
    <Card aria-label="Products put forward" className={styles['list']}>
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
              if (dragged !== undefined) void move(dragged, place)
              setDragged(undefined)
            }}
            onMove={(to) => void move(place, to)}
            onRemove={() => takeAway(lot, place)}
          />
        ))}
      </ol>
    </Card>
  )
}

const tell = (error: Error) => toastProblem(error.message)
