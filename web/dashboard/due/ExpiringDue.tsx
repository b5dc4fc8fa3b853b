import { CalendarClock, CircleCheck } from 'lucide-react'
import { EXPIRES_SOON_DAYS } from '#market/products/expiring.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { DueLink } from '#web/platform/ui/due/DueLink.tsx'

type Props = { count: number }

export function ExpiringDue({ count }: Props) {
  if (count === 0)
    return (
      <DueLink
        icon={CircleCheck}
        isDue={false}
        title="No lots about to expire"
        act="Manage Products"
        href={paths.manageProducts()}
      >
        None within {EXPIRES_SOON_DAYS} days
      </DueLink>
    )
  return (
    <DueLink
      icon={CalendarClock}
      isDue
      title={counted(count, 'expiring lot')}
      act="See lots"
      href={paths.manageProducts({ tab: 'expiring' })}
    >
      Expired, or within {EXPIRES_SOON_DAYS} days
    </DueLink>
  )
}
