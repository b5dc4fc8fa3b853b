import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { OrderCard } from './OrderCard.tsx'
import styles from './OrderItem.module.css'
import { OrderRow } from './OrderRow.tsx'
import type { Showing } from './showing.ts'

type Props = {
  order: PurchaseOrder
  viewer: Party
  /** The address names this order: the list marks it and scrolls to it. */
  isNamed: boolean
  showing: Showing
  onShow: (showing: Showing) => void
}

/** One order of the list, as a row or open. */
export function OrderItem({ order, viewer, isNamed, showing, onShow }: Props) {
  const item = useRef<HTMLLIElement>(null)
  const keepsFocus = useRef(false)

  useEffect(() => {
    if (isNamed) item.current?.scrollIntoView({ block: 'start' })
  }, [isNamed])

  // The pressed button disappears with the row or the card; its counterpart takes the focus.
  useLayoutEffect(() => {
    if (!keepsFocus.current) return
    keepsFocus.current = false
    item.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
  })

  function show(next: Showing) {
    keepsFocus.current = true
    onShow(next)
  }

  return (
    <li ref={item} className={isNamed ? styles['named'] : styles['item']}>
      {showing === 'row' ? (
        <OrderRow order={order} viewer={viewer} onOpen={() => show('whole')} />
      ) : (
        <OrderCard
          order={order}
          viewer={viewer}
          isWhole={showing === 'whole'}
          onOpen={() => show('whole')}
          onClose={() => show('row')}
        />
      )}
    </li>
  )
}
