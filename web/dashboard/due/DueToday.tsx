import { MessageCircleQuestion, PackageX } from 'lucide-react'
import { memo } from 'react'
import { dayInWords } from '#market/date-in-words.ts'
import type { Due } from '#market/dashboard/overview-api.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { DueLink } from '#web/platform/ui/due/DueLink.tsx'
import { DueLinks } from '#web/platform/ui/due/DueLinks.tsx'
import { ExpiringDue } from './ExpiringDue.tsx'
import { OffersDue } from './OffersDue.tsx'
import { OrdersDue } from './OrdersDue.tsx'
import { ProductsDue } from './ProductsDue.tsx'

type Props = { due: Due }

/** The tasks that wait for the seller, each with a link. */
export const DueToday = memo(function DueToday({ due }: Props) {
  return (
    <DueLinks>
      <OffersDue offers={due.offers} />
      <OrdersDue orders={due.orders} />
      {due.claims.count > 0 && <ClaimsDue claims={due.claims} />}
      <ProductsDue count={due.provisional_count} />
      <ExpiringDue count={due.expiring_count} />
      {due.question_count > 0 && <QuestionsDue count={due.question_count} />}
    </DueLinks>
  )
})

type ClaimsDueProps = { claims: Due['claims'] }

/** Problems that buyers reported; staff decide where the seller is silent. */
const ClaimsDue = ({ claims: { count, order_id: id, answer_by: day } }: ClaimsDueProps) => (
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

type QuestionsDueProps = { count: number }

/** Buyers who wait for an answer before they offer. */
const QuestionsDue = ({ count }: QuestionsDueProps) => (
  <DueLink
    icon={MessageCircleQuestion}
    isDue
    title={`${counted(count, 'question')} to answer`}
    act="Answer questions"
    href={paths.questions({ state: 'open' })}
  >
    Buyers asked about your lots before an offer
  </DueLink>
)
