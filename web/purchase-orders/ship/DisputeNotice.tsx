import { disputeTitle, type Dispute } from '#market/purchase-orders/dispute.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'

type Props = { dispute: Dispute }

/** What the bank of the card says of an order's payment. */
export function DisputeNotice({ dispute }: Props) {
  const isBad = dispute.status === 'open' || dispute.status === 'lost'
  return (
    <Banner tone={isBad ? 'red' : 'amber'}>
      <strong>{disputeTitle(dispute)}.</strong> Reason: {dispute.reason.replaceAll('_', ' ')}.
      {dispute.respond_by && dispute.status === 'open' && (
        <>
          {' '}
          Evidence is due by <DateTime at={dispute.respond_by} />.
        </>
      )}
    </Banner>
  )
}
