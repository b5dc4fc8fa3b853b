import { CircleCheck, Handshake, TriangleAlert, Truck } from 'lucide-react'
import { formatUsd } from '#market/money.ts'
import { counted } from '#web/offers/offer-words.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Moment } from '#web/platform/ui/Moment.tsx'
import { RelativeTime } from '#web/platform/ui/RelativeTime.tsx'
import { DueLink } from './DueLink.tsx'
import styles from './DueToday.module.css'
import type { OffersDue, OrdersDue } from './due-today.ts'
import { numbersWords } from './numbers-words.ts'

type Props = { offers: OffersDue; orders: OrdersDue; toFix: number | undefined }

/** What waits for the seller, each with the way to it. */
export function DueToday({ offers, orders, toFix = 0 }: Props) {
  return (
    <Card aria-label="What needs you today">
      <ul className={styles['due']}>
        <DueLink
          icon={offers.count > 0 ? Handshake : CircleCheck}
          isDue={offers.count > 0}
          title={
            offers.count > 0 ? `${counted(offers.count, 'offer')} to answer` : 'No offer to answer'
          }
          act={offers.count > 0 ? 'Answer offers' : 'My Offers'}
          href={paths.myOffers(offers.count > 0 ? { tab: 'your_turn' } : {})}
        >
          {offers.count > 0
            ? `${formatUsd(offers.total)} on the table`
            : 'Every buyer has your answer'}
          {offers.firstDeadline && (
            <>
              {' · '}the first closes <Moment at={offers.firstDeadline} />
            </>
          )}
        </DueLink>
        <DueLink
          icon={orders.count > 0 ? Truck : CircleCheck}
          isDue={orders.count > 0}
          title={
            orders.count > 0 ? `${counted(orders.count, 'order')} to ship` : 'No order to ship'
          }
          act={orders.count > 0 ? 'Ship orders' : 'My Orders'}
          href={paths.myOrders(orders.count > 0 ? { tab: 'action_required' } : {})}
        >
          {orders.count > 0 ? numbersWords(orders.numbers) : 'Paid orders show here'}
          {orders.oldestPaidAt && (
            <>
              , {orders.count > 1 && 'the first '}paid <RelativeTime at={orders.oldestPaidAt} />
            </>
          )}
        </DueLink>
        <DueLink
          icon={toFix > 0 ? TriangleAlert : CircleCheck}
          isDue={toFix > 0}
          tone="red"
          title={toFix > 0 ? `${counted(toFix, 'product')} to fix` : 'No product to fix'}
          act={toFix > 0 ? 'Fix products' : 'Manage Products'}
          href={paths.manageProducts(toFix > 0 ? { tab: 'needs_fixing' } : {})}
        >
          {toFix > 0
            ? 'Hidden from buyers until what is missing is added'
            : 'Nothing is missing from any of them'}
        </DueLink>
      </ul>
    </Card>
  )
}
