import { PackageX } from 'lucide-react'
import type { Due } from '#market/dashboard/overview-api.ts'
import { dayInWords } from '#market/day-in-words.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { DueLink } from '#web/platform/ui/due/DueLink.tsx'

type Props = { claims: Due['claims'] }

/** Problems that buyers reported; staff decide where the seller is silent. */
export const ClaimsDue = ({ claims: { count, order_id: id, answer_by: day } }: Props) => (
  <DueLink
    icon={PackageX}
    isDue
    title={`${counted(count, 'claim')} to answer`}
    act="Answer claims"
    href={id === null ? paths.manageOrders() : paths.order(id)}
  >
    {day === null ? 'A buyer reported a problem' : `Answer the first by ${dayInWords(day)}`}
  </DueLink>
)
