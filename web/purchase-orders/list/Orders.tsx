import { useMemo, useRef, useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { ListSection } from '#web/platform/ui/lists/ListSection.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { groupOrders, type OrderGroup } from './order-group.ts'
import { OrderItem } from './OrderItem.tsx'
import { ordersFound } from '#market/purchase-orders/order-search.ts'
import { sectionsOf, upTo } from './order-section.ts'
import { OrderTabs } from './OrderTabs.tsx'
import { OrdersNotice } from './OrdersNotice.tsx'
import type { OrdersView } from './orders-address.ts'
import { useRefreshedOrder } from '../purchase-order-queries.ts'
import { useListKeys } from '#web/platform/keyboard/use-list-keys.ts'
import { PackageCheck } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'

const AT_ONCE = 50
const CARDS = { items: '[data-row]', focuses: '[aria-expanded]' }

type Props = {
  orders: readonly PurchaseOrder[]
  /** Those that are over are not here yet. */
  isPart?: boolean | undefined
  view: OrdersView
  viewer: Party
}

export function Orders({ orders, isPart = false, view, viewer }: Props) {
  const { data: told } = useRefreshedOrder(view.payment?.orderId)

  const list = useRef<HTMLDivElement>(null)
  const { sort } = view
  const found = useMemo(() => ordersFound(orders, view, viewer), [orders, view, viewer])
  const grouped = useMemo(() => groupOrders(found, { viewer, sort }), [found, viewer, sort])
  const sections = sectionsOf(grouped, view)
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  const [most, setMost] = useState(AT_ONCE)

  const named = orders.find(({ id }) => id === view.payment?.orderId)
  const isOpen = ({ id }: PurchaseOrder) => chosen[id] ?? id === named?.id
  const setOpen = (id: string, open: boolean) => setChosen({ ...chosen, [id]: open })
  useListKeys(list, CARDS)

  const total = sections.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <OrdersNotice
        view={view}
        order={named}
        told={told}
        // An order that the address opened stays open after the address is cleared.
        onDismiss={() => named && setOpen(named.id, isOpen(named))}
      />
      <OrderTabs grouped={grouped} isPart={isPart} view={view} />
      <div ref={list}>
        {upTo(most, sections).map(({ name, mark, count, orders: listed }) => (
          <ListSection key={name} name={name} mark={mark} count={count}>
            {listed.map((order) => (
              <OrderItem
                key={order.id}
                order={order}
                viewer={viewer}
                isNamed={order.id === named?.id}
                isOpen={isOpen(order)}
                onOpenChange={(open) => setOpen(order.id, open)}
              />
            ))}
          </ListSection>
        ))}
      </div>
      <LoadMore more={most < total} busy={false} onMore={() => setMost(most + AT_ONCE)} />
      {!isPart && found.length === 0 && <NothingFound />}
      {!isPart && found.length > 0 && view.tab && total === 0 && <EmptyTab tab={view.tab} />}
    </>
  )
}

const TITLES: Record<OrderGroup, string> = {
  action_required: 'Nothing needs your attention.',
  in_progress: 'No orders in progress.',
  completed: 'No completed orders yet.',
  canceled: 'No canceled orders.',
}

type EmptyTabProps = { tab: OrderGroup }

function EmptyTab({ tab }: EmptyTabProps) {
  return (
    <EmptyState
      icon={PackageCheck}
      title={TITLES[tab]}
      actions={<ButtonLink href={paths.myOrders()}>See all orders</ButtonLink>}
    />
  )
}

function NothingFound() {
  return (
    <p className="soft" style={{ padding: 'var(--s-12) 0', textAlign: 'center' }}>
      No orders match. <Link href={paths.myOrders()}>Show all orders</Link>
    </p>
  )
}
