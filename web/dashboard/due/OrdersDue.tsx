import { CircleCheck, Truck } from 'lucide-react'
import type { Due } from '#market/dashboard/overview-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { DueLink } from '#web/platform/ui/due/DueLink.tsx'
import { orderNumbersWords } from '#web/purchase-orders/order-numbers-words.ts'

type Props = { orders: Due['orders'] }

export function OrdersDue({ orders }: Props) {
  const { count, po_numbers: numbers, first_paid_at: firstPaidAt } = orders
  if (count === 0)
    return (
      <DueLink
        icon={CircleCheck}
        isDue={false}
        title="No orders to ship"
        act="Manage Orders"
        href={paths.manageOrders()}
      >
        Paid orders appear here
      </DueLink>
    )
  return (
    <DueLink
      icon={Truck}
      isDue
      title={`${counted(count, 'order')} to ship`}
      act="Ship orders"
      href={paths.manageOrders({ status: 'awaiting_shipment' })}
    >
      {orderNumbersWords(numbers, count)}
      {firstPaidAt && (
        <>
          , {count > 1 && 'the first '}paid <RelativeTime at={firstPaidAt} />
        </>
      )}
    </DueLink>
  )
}
