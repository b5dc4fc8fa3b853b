import { memo } from 'react'
import type { Activity } from '#market/dashboard/activity-api.ts'
import { formatUsd } from '#market/money.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { Panel } from '#web/platform/ui/Panel.tsx'
import { toldActivity } from './recent-activity.ts'

type Props = { activity: readonly Activity[] }

export const RecentActivity = memo(function RecentActivity({ activity }: Props) {
  return (
    <Panel title="Recent activity">
      {activity.length === 0 ? (
        <p className="soft">
          No activity yet. When a buyer makes an offer on one of your lots, it appears here for you
          to answer.
        </p>
      ) : (
        <Timeline
          entries={activity.map((happened) => {
            const { tone, words, number, href, total } = toldActivity(happened)
            const { at, buyer_name: buyer } = happened
            return {
              key: `${number} ${words} ${at}`,
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
            }
          })}
        />
      )}
    </Panel>
  )
})
