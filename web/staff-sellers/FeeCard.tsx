import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { useWaiting } from '#web/approvals/approval-queries.ts'
import { useFetchOnceDecided } from '#web/approvals/use-fetch-once-decided.ts'
import { WaitingNotice } from '#web/approvals/WaitingNotice.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { feeWords } from './fee.ts'
import { FeeForm } from './FeeForm.tsx'
import { FeeHistory } from './FeeHistory.tsx'
import { sellersKey } from './staff-seller-queries.ts'

type Props = { seller: SellerRecord }

/** The platform fee of a seller. */
export function FeeCard({ seller }: Props) {
  const { platform_fee_bps: own, standard_fee_bps: standard } = seller
  const { data: waiting } = useWaiting({ act: 'fee', subjectId: seller.id })
  useFetchOnceDecided(Boolean(waiting?.approval), sellersKey)
  return (
    <Card padded aria-label="Fee" className="col g4">
      <h2 className="t16">Fee</h2>
      <p className="soft t13">
        {own === null
          ? `The standard fee of ${feeWords(standard)}.`
          : `Custom fee; the standard fee is ${feeWords(standard)}.`}
      </p>
      {waiting?.approval ? (
        <WaitingNotice approval={waiting.approval} />
      ) : (
        <FeeForm seller={seller} hasColleague={waiting?.hasColleague ?? true} />
      )}
      <FeeHistory sellerId={seller.id} standard={standard} />
    </Card>
  )
}
