import { CircleCheck, Handshake } from 'lucide-react'
import type { Due } from '#market/dashboard/overview-api.ts'
import { formatUsd } from '#market/money.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { DueLink } from '#web/platform/ui/due/DueLink.tsx'

type Props = { offers: Due['offers'] }

export function OffersDue({ offers }: Props) {
  const { count, total_cents: total, first_closes_at: firstClosesAt } = offers
  if (count === 0)
    return (
      <DueLink
        icon={CircleCheck}
        isDue={false}
        title="No offers to answer"
        act="My Offers"
        href={paths.myOffers()}
      >
        You’ve answered every buyer
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
      {formatUsd(total)} on the table
      {firstClosesAt && (
        <>
          {' · '}first expires <DateTime at={firstClosesAt} />
        </>
      )}
    </DueLink>
  )
}
