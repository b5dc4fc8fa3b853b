import type { Claim } from '#market/claims/claim-on-order.ts'
import { isOpenClaim } from '#market/purchase-orders/claim-state.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { ClaimView } from '../ClaimView.tsx'
import styles from '../Claims.module.css'
import { useStaffOrderClaims } from './staff-claim-queries.ts'

type Props = { order: StaffOrderDetail; className?: string; onDecide: (claim: Claim) => void }

/** The problems reported with an order; staff decide at any time. */
export function StaffOrderClaims({ order, className, onDecide }: Props) {
  const { data: claims } = useStaffOrderClaims(order.id)
  if (!claims || claims.data.length === 0) return null
  const names = { buyer: order.buyer_name, seller: order.seller_name }
  return (
    <section className={className} aria-label="Problems">
      <h3>Problems</h3>
      <ul className={styles['claims']}>
        {claims.data.toReversed().map((claim) => (
          <ClaimView key={claim.id} claim={claim} reader="staff" names={names}>
            {isOpenClaim(claim.state) && (
              <AdminsOnly instead="Only administrators can decide claims.">
                <div className="row">
                  <Button
                    kind={claim.state === 'staff_review' ? 'primary' : 'secondary'}
                    onClick={() => onDecide(claim)}
                  >
                    Decide claim
                  </Button>
                </div>
              </AdminsOnly>
            )}
          </ClaimView>
        ))}
      </ul>
    </section>
  )
}
