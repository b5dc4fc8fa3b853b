import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { bringIntoView } from '#web/platform/ui/lists/bring-into-view.ts'
import { OrderCard } from './OrderCard.tsx'
import styles from './OrderItem.module.css'
import { OrderRow } from './OrderRow.tsx'

type Props = {
  order: PurchaseOrder
  viewer: Party
  /** The address names this order: the list marks it and scrolls to it. */
  isNamed: boolean
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

/** One order of the list, as a row or open. */
export function OrderItem({ order, viewer, isNamed, isOpen, onOpenChange }: Props) {
  const item = useRef<HTMLLIElement>(null)
  const keepsFocus = useRef(false)

  useEffect(() => {
    if (isNamed && item.current) bringIntoView(item.current)
  }, [isNamed])

  // The pressed button disappears with the row or the card; its counterpart takes the focus.
  useLayoutEffect(() => {
    if (!keepsFocus.current) return
    keepsFocus.current = false
    item.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
  })

  function show(open: boolean) {
    keepsFocus.current = true
    onOpenChange(open)
  }

  return (
    <li ref={item} data-row className={isNamed ? styles['named'] : styles['item']}>
      {isOpen ? (
        <OrderCard order={order} viewer={viewer} onClose={() => show(false)} />
      ) : (
        <OrderRow order={order} viewer={viewer} onOpen={() => show(true)} />
      )}
    </li>
  )
}
