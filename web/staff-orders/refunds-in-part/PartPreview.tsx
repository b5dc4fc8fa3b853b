import { cents, formatUsd } from '#market/money.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { wayBack } from './part-words.ts'
import type { EnteredPart } from './use-part.ts'

type Props = { order: StaffOrderDetail; entered: EnteredPart }

/** Who bears a refund, and what remains afterwards, before it is pressed. */
export function PartPreview({ order, entered: { part, leftAfter } }: Props) {
  if (!part) return <p className="soft t13">{wayBack(order)}</p>
  if ('refused' in part) return <Banner tone="red">{part.refused}</Banner>
  const { amount, fee } = part
  return (
    <section aria-label="What this refund does" className="col g2">
      <DescriptionList
        facts={[
          { label: 'Refund to the buyer', value: <b>{formatUsd(amount)}</b> },
          { label: 'From the seller’s net', value: formatUsd(cents(amount - fee)) },
          { label: 'From Lotline’s fee', value: formatUsd(fee) },
          { label: 'Left afterwards', value: formatUsd(leftAfter(amount)) },
        ]}
      />
      <p className="soft t13">{wayBack(order)}</p>
    </section>
  )
}
