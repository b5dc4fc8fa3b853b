import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { dayInWords } from '#market/date-in-words.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { useOrderClaims } from './claim-queries.ts'
import { ClaimAnswers } from './ClaimAnswers.tsx'
import { ClaimView } from './ClaimView.tsx'
import styles from './Claims.module.css'

const ReportProblemDialog = laterDialog(
  async () => (await import('./ReportProblemDialog.tsx')).ReportProblemDialog,
)

type Props = { order: PurchaseOrder; viewer: Party; className?: string | undefined }

/** The problems reported with an order; its buyer reports more until the time for it ends. */
export function OrderClaims({ order, viewer, className }: Props) {
  const orderId = Number(order.id)
  const { data: claims, error, refetch } = useOrderClaims(orderId)
  const [isReporting, setReporting] = useState(false)
  if (error && !claims)
    return (
      <Card className={className} aria-label="Problems">
        <LoadProblem message={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  if (!claims) return null
  const { data, meta } = claims
  const lines = meta.lines.filter(({ units_left: left }) => left > 0)
  const mayReport = viewer === 'buyer' && meta.is_open && lines.length > 0
  if (data.length === 0 && !mayReport) return null
  const names = {
    buyer: viewer === 'buyer' ? 'You' : order.buyer_name,
    seller: viewer === 'seller' ? 'You' : order.seller_name,
  }
  return (
    <Card className={className} aria-label="Problems">
      <h2 className={styles['title']}>Problems</h2>
      {mayReport && (
        <div className="row wrap between">
          <p className="t13 soft">
            {meta.ends_on === null
              ? 'Is something missing, damaged or wrong? Report it to the seller.'
              : `Is something missing, damaged or wrong? Report it by ${dayInWords(meta.ends_on)}.`}
          </p>
          <Button onClick={() => setReporting(true)}>Report a problem</Button>
        </div>
      )}
      {data.length > 0 && (
        <ul className={styles['claims']}>
          {data.toReversed().map((claim) => (
            <ClaimView key={claim.id} claim={claim} reader={viewer} names={names}>
              <ClaimAnswers claim={claim} reader={viewer} />
            </ClaimView>
          ))}
        </ul>
      )}
      {isReporting && (
        <ReportProblemDialog orderId={orderId} lines={lines} onClose={() => setReporting(false)} />
      )}
    </Card>
  )
}
