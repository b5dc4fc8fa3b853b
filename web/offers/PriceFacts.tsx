import { RelativeTime } from '#web/platform/ui/RelativeTime.tsx'
import type { NamedPrice } from './offer-prices.ts'

type Props = { price: NamedPrice }

/** "68% off MSRP · 2 h ago" */
export function PriceFacts({ price: { percentOffMsrp, at } }: Props) {
  return (
    <>
      {percentOffMsrp !== undefined && <span className="nowrap">{percentOffMsrp}% off MSRP</span>}
      {percentOffMsrp !== undefined && at && (
        <>
          {' '}
          <span className="hide-s">·</span>{' '}
        </>
      )}
      {at && <RelativeTime at={at} className="nowrap" />}
    </>
  )
}
