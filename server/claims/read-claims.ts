import type { Trader } from '#market/accounts/viewer.ts'
import { expectedUnits } from '#market/claims/missing-units.ts'
import { computedCredit, payableOf, unitsLeft } from '#market/claims/claim-credit.ts'
import type { OrderClaims } from '#market/claims/claim-on-order.ts'
import { reasonsFor } from '#market/claims/claim-reason.ts'
import { claimWindow } from '#market/claims/claim-window.ts'
import { answersOf } from '#market/claims/claim.ts'
import { USUAL_FREIGHT } from '#market/freight/freight-terms.ts'
import { isOpenClaim } from '#market/purchase-orders/claim-state.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { readRefundable } from '#server/payments/partial-refunds/read-refundable.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { claimsOf, receivedAt, turnsOf, unitsMissing, unitsRefunded } from './claim-store.ts'

/** The claims on an order and what can be reported, as a side or staff read them. */
export async function showClaims(
  tx: Tx,
  order: PurchaseOrder,
  { party, claimWindowDays }: { party: Trader['party'] | 'admin'; claimWindowDays: number },
): Promise<OrderClaims> {
  const claims = await claimsOf(tx, order.id)
  const turns = await turnsOf(tx, order.id)
  const refundable = claims.length > 0 ? await readRefundable(tx, order) : undefined
  const refunded = await unitsRefunded(tx, order.id)
  const missing = await unitsMissing(tx, order.id)
  const window = await windowOf(tx, order, claimWindowDays)
  return {
    data: claims.map((claim) => {
      const credit = computedCredit({ quantity: claim.quantity, unit: claim.unitCents })
      return {
        id: claim.id,
        line_id: claim.lineId,
        product_name: claim.productName,
        state: claim.state,
        reason: claim.reason,
        quantity: claim.quantity,
        credit_cents: credit,
        proposed_cents: claim.proposedCents,
        payable_cents:
          refundable && isOpenClaim(claim.state)
            ? payableOf(claim.proposedCents ?? credit, refundable)
            : null,
        settled_cents: claim.settledCents,
        answer_by: claim.answerBy,
        version: claim.version,
        answers: answersOf({ state: claim.state, proposed: claim.proposedCents }, party),
        opened_at: claim.openedAt.toISOString(),
        turns: (turns.get(claim.id) ?? []).map((turn) => ({
          id: turn.id,
          act: turn.act,
          party: turn.party,
          reason: turn.reason,
          quantity: turn.quantity,
          amount_cents: turn.amountCents,
          words: turn.words,
          photo_ids: turn.photoIds ?? [],
          at: turn.at.toISOString(),
        })),
      }
    }),
    meta: {
      is_open: window.isOpen,
      ends_on: window.endsOn,
      lines: (await linesOf(tx, [order.id])).map((line) => ({
        line_id: line.id,
        product_name: line.name,
        quantity: line.quantity,
        units_left: unitsLeft(line, refunded.get(line.id) ?? 0, claims),
        expected_units: expectedUnits({
          quantity: line.quantity,
          refunded: refunded.get(line.id) ?? 0,
          missing: missing.get(line.id) ?? 0,
        }),
        unit_cents: line.unitCents,
        reasons: [...reasonsFor(line.condition)],
        freight_terms: line.lot?.freight_terms ?? USUAL_FREIGHT,
        joins: claims.some(({ lineId, state }) => lineId === line.id && isOpenClaim(state)),
      })),
    },
  }
}

/** Until when problems of an order are reported. */
export async function windowOf(tx: Tx, order: PurchaseOrder, claimWindowDays: number) {
  const received = await receivedAt(tx, order.id)
  const receivedOn = received && dayOf(received)
  const today = dayOf(await databaseNow(tx))
  return claimWindow({ status: order.status, receivedOn }, claimWindowDays, today)
}
