import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { ListSection } from '#web/platform/ui/ListSection.tsx'
import { EmptyTab } from './EmptyTab.tsx'
import { groupOrders } from './order-group.ts'
import { OrderItem } from './OrderItem.tsx'
import { sectionsOf } from './order-section.ts'
import { OrderTabs } from './OrderTabs.tsx'
import { OrdersNotice } from './OrdersNotice.tsx'
import { viewOfAddress } from './orders-address.ts'
import { useRefreshedOrder } from './purchase-order-queries.ts'
import { isPhone, showingAtFirst, type Showing } from './showing.ts'

type Props = { orders: readonly PurchaseOrder[]; viewer: Party }

export function Orders({ orders, viewer }: Props) {
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  useRefreshedOrder(view.payment?.orderId)

  const grouped = useMemo(() => groupOrders(orders, viewer), [orders, viewer])
  const sections = sectionsOf(grouped, view.tab)
  const [atFirst] = useState(() => showingAtFirst(sections, isPhone()))
  const [chosen, setChosen] = useState<Record<string, Showing>>({})

  const named = orders.find(
    ({ id, po_number }) => id === view.payment?.orderId || po_number === view.poNumber,
  )
  const showingOf = ({ id }: PurchaseOrder) =>
    chosen[id] ?? (id === named?.id ? 'whole' : (atFirst[id] ?? 'row'))
  const show = (id: string, showing: Showing) => setChosen({ ...chosen, [id]: showing })

  return (
    <>
      <OrdersNotice
        view={view}
        order={named}
        // What the address opened stays open when the address is cleared.
        onDismiss={() => named && show(named.id, showingOf(named))}
      />
      <OrderTabs grouped={grouped} current={view.tab} />
      {sections.map(({ name, mark, orders: listed }) => (
        <ListSection key={name} name={name} mark={mark} count={listed.length}>
          {listed.map((order) => (
            <OrderItem
              key={order.id}
              order={order}
              viewer={viewer}
              isNamed={order.id === named?.id}
              showing={showingOf(order)}
              onShow={(showing) => show(order.id, showing)}
            />
          ))}
        </ListSection>
      ))}
      {view.tab && grouped[view.tab].length === 0 && <EmptyTab tab={view.tab} />}
    </>
  )
}
