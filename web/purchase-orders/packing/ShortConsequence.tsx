import type { Short } from '#market/purchase-orders/short-at-packing.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { shortConsequence } from './short-words.ts'

type Props = { order: PurchaseOrder; short: Short }

/** Says before the press what shipping fewer units leads to. */
export function ShortConsequence({ order, short }: Props) {
  return (
    <Banner tone={short.outcome === 'cancel' ? 'red' : 'amber'}>
      {shortConsequence(order, short)}
    </Banner>
  )
}
