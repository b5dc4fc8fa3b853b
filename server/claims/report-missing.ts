import { unitsLeft } from '#market/claims/claim-credit.ts'
import { expectedUnits, missingUnits } from '#market/claims/missing-units.ts'
import type { ReportsMissing } from '#server/purchase-orders/receive-by-line.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import type { ClaimTx } from './claim-deps.ts'
import { claimsOf, unitsMissing, unitsRefunded } from './claim-store.ts'
import { openClaims } from './open-claims.ts'

/** What a buyer finds missing as it receives an order becomes claims, under the order's lock. */
export const reportsMissing = (deps: Omit<ClaimTx, 'tx'>): ReportsMissing => ({
  async countable(tx, orderId) {
    const claims = await claimsOf(tx, orderId)
    const refunded = await unitsRefunded(tx, orderId)
    const missing = await unitsMissing(tx, orderId)
    return new Map(
      (await linesOf(tx, [orderId])).map((line) => {
        const expected = expectedUnits({
          quantity: line.quantity,
          refunded: refunded.get(line.id) ?? 0,
          missing: missing.get(line.id) ?? 0,
        })
        const left = unitsLeft(line, refunded.get(line.id) ?? 0, claims)
        const missed = (arrived: number) => missingUnits({ arrived, expected, left })
        return [line.id, { expected, missing: missed }]
      }),
    )
  },
  report: (tx, order, { by, lines }) =>
    openClaims({ ...deps, tx }, order, {
      by,
      reports: lines.map((line) => ({ ...line, reason: 'short', words: '', photos: [] })),
    }),
})
