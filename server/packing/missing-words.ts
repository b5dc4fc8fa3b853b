import { inDigits } from '#market/in-digits.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import type { LineUnits } from '#market/purchase-orders/short-at-packing.ts'
import type { PurchaseOrderLine } from '#server/purchase-orders/order-lines.ts'

type Missing = { missing: readonly LineUnits[]; amount: Cents }

/** How history and mail name what is missing: "12 of 40 × Organic cotton bear; $110.40 in all". */
export function missingWords({ missing, amount }: Missing, lines: readonly PurchaseOrderLine[]) {
  const units = missing.flatMap(({ line_id: id, quantity }) => {
    const line = lines.find((each) => each.id === id)
    return line ? [`${inDigits(quantity)} of ${inDigits(line.quantity)} × ${line.name}`] : []
  })
  return `${units.join(', ')}; ${formatUsd(amount)} in all`
}
