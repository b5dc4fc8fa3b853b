import { CircleCheck, CreditCard, Handshake, Package, PackageX, ShoppingCart } from 'lucide-react'
import { formatUsd, sum } from '#market/money.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { DueLink } from '#web/platform/ui/due/DueLink.tsx'
import { DueLinks } from '#web/platform/ui/due/DueLinks.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { orderNumbersWords } from '#web/purchase-orders/order-numbers-words.ts'
import type { BuyerDue } from './buyer-due.ts'

type Props = { due: BuyerDue }

/** What waits for the buyer, each with a link. */
export function BuyerDueLinks({ due: { toAnswer, toPay, underWay, claims, inCart } }: Props) {
  return (
    <DueLinks>
      <OffersToAnswer {...toAnswer} />
      <OrdersToPay {...toPay} />
      <OrdersToReceive orders={underWay} />
      {claims.length > 0 && <Claims orders={claims} />}
      <Cart {...inCart} />
    </DueLinks>
  )
}

function OffersToAnswer({ count, total, firstClosesAt }: BuyerDue['toAnswer']) {
  if (count === 0)
    return (
      <DueLink
        icon={CircleCheck}
        isDue={false}
        title="No offers to answer"
        act="My Offers"
        href={paths.myOffers()}
      >
        Counteroffers from sellers appear here
      </DueLink>
    )
  return (
    <DueLink
      icon={Handshake}
      isDue
      title={`${counted(count, 'offer')} to answer`}
      act="Answer offers"
      href={paths.myOffers({ tab: 'your_turn' })}
    >
      {formatUsd(total)} in total
      {firstClosesAt && (
        <>
          {' · '}first expires <DateTime at={firstClosesAt} />
        </>
      )}
    </DueLink>
  )
}

/** How many orders are named. */
const NAMED = 2
const namesOf = (orders: BuyerDue['underWay']) =>
  orderNumbersWords(
    orders.slice(0, NAMED).map(({ po_number: number }) => number),
    orders.length,
  )

function OrdersToPay({ orders, firstDueAt }: BuyerDue['toPay']) {
  if (orders.length === 0)
    return (
      <DueLink
        icon={CircleCheck}
        isDue={false}
        title="No orders to pay"
        act="My Orders"
        href={paths.myOrders()}
      >
        Accepted offers appear here
      </DueLink>
    )
  const [only] = orders.length === 1 ? orders : []
  return (
    <DueLink
      icon={CreditCard}
      isDue
      title={`${counted(orders.length, 'order')} to pay`}
      act={only ? `Pay ${only.po_number}` : 'Pay orders'}
      href={only ? paths.order(only.id) : paths.myOrders({ tab: 'action_required' })}
    >
      {formatUsd(sum(orders.map((order) => order.total_cents)))}
      {firstDueAt && (
        <>
          {only ? ' due ' : ' in total, first due '}
          <DateTime at={firstDueAt} />
        </>
      )}
    </DueLink>
  )
}

function OrdersToReceive({ orders }: { orders: BuyerDue['underWay'] }) {
  const toCheck = orders.filter(({ status }) => status === 'received')
  const shipped = orders.filter(({ status }) => status === 'shipped')
  if (toCheck.length > 0)
    return (
      <DueLink
        icon={Package}
        isDue
        title={`${counted(toCheck.length, 'order')} to check`}
        act="Check the count"
        href={paths.myOrders({ tab: 'action_required' })}
      >
        {namesOf(toCheck)} arrived
      </DueLink>
    )
  if (shipped.length > 0)
    return (
      <DueLink
        icon={Package}
        isDue={false}
        title={`${counted(shipped.length, 'order')} on the way`}
        act="Track orders"
        href={paths.myOrders({ status: 'shipped' })}
      >
        {namesOf(shipped)}
      </DueLink>
    )
  return (
    <DueLink
      icon={CircleCheck}
      isDue={false}
      title="No orders on the way"
      act="My Orders"
      href={paths.myOrders()}
    >
      {orders.length > 0
        ? `${counted(orders.length, 'order')} not shipped yet`
        : 'Shipped orders appear here'}
    </DueLink>
  )
}

function Claims({ orders }: { orders: BuyerDue['claims'] }) {
  const [first] = orders
  return (
    <DueLink
      icon={PackageX}
      isDue
      title={`${counted(orders.length, 'claim')} to answer`}
      act="Answer claims"
      href={first ? paths.order(first.id) : paths.myOrders()}
    >
      {namesOf(orders)}
    </DueLink>
  )
}

function Cart({ lots, sellers }: BuyerDue['inCart']) {
  if (lots === 0)
    return (
      <DueLink
        icon={ShoppingCart}
        isDue={false}
        title="Your cart is empty"
        act="All Products"
        href={paths.catalogue()}
      >
        Add lots to make an offer
      </DueLink>
    )
  return (
    <DueLink
      icon={ShoppingCart}
      isDue
      title={`${counted(lots, 'lot')} in your cart`}
      act="Send offers"
      href={paths.cart()}
    >
      Not sent yet, from {counted(sellers, 'seller')}
    </DueLink>
  )
}
