import type { Due } from '#market/dashboard/overview-api.ts'
import { DueLinks } from '#web/platform/ui/due/DueLinks.tsx'
import { ClaimsDue } from './ClaimsDue.tsx'
import { ExpiringDue } from './ExpiringDue.tsx'
import { OffersDue } from './OffersDue.tsx'
import { OrdersDue } from './OrdersDue.tsx'
import { ProductsDue } from './ProductsDue.tsx'
import { QuestionsDue } from './QuestionsDue.tsx'

type Props = { due: Due }

/** The tasks that wait for the seller, each with a link. */
export function DueToday({ due }: Props) {
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
}
