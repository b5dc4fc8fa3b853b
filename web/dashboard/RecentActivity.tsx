import { memo } from 'react'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { Panel } from '#web/platform/ui/Panel.tsx'
import { recentActivity } from './recent-activity.ts'

type Props = { offers: readonly Offer[]; orders: readonly PurchaseOrder[] }

export const RecentActivity = memo(function RecentActivity(trade: Props) {
  const happened = recentActivity(trade)
  return (
    <Panel title="Recent activity">
      {happened.length === 0 ? (
        <p className="soft">
          No activity yet. When a buyer makes an offer on one of your lots, it appears here for you
          to answer.
        </p>
      ) : (
        <Timeline
          entries={happened.map(({ key, at, tone, words, number, href, buyer, total }) => ({
            key,
            at,
            tone,
            content: (
              <p>
                <b className="med">{words}</b>
                {total !== undefined && ` at ${formatUsd(total)}`} ·{' '}
                <Link href={href} className="nowrap">
                  {number}
                </Link>
                {!words.includes(buyer) && `, ${buyer}`}
              </p>
            ),
          }))}
        />
      )}
    </Panel>
  )
})
