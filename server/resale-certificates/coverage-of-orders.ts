import { sql } from 'kysely'
import type { ShipTo } from '#market/accounts/ship-to.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { coverableStates } from '#market/resale-certificates/certificate.ts'
import {
  coveringCertificate,
  wouldCover,
} from '#market/resale-certificates/covering-certificate.ts'
import type { OrderCoverage } from '#market/resale-certificates/order-coverage.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { certificateJson, certificatesWhere, type CertificateRow } from './certificate-store.ts'

type Order = {
  id: number
  buyerId: number
  sellerId: number
  shipTo: ShipTo
  status: PurchaseOrderStatus
  paidAt: Date | null
}

type Kept = {
  orderId: number
  state: string
  id: number | null
  number: string
  validUntil: string | null
}

/** Which certificate covers each order: as it is now, or as it was when it was paid. */
export async function coverageOfOrders(db: Database | Tx, orders: readonly Order[]) {
  const kept = new Map((await keptOf(db, orders)).map((each) => [each.orderId, keptJson(each)]))
  const open = orders.filter(
    ({ id, status, paidAt, shipTo }) =>
      !kept.has(id) && !paidAt && status !== 'canceled' && isCoverable(shipTo),
  )
  const buyerIds = [...new Set(open.map(({ buyerId }) => buyerId))]
  const certificates =
    open.length === 0
      ? []
      : await certificatesWhere(
          db,
          sql`c.buyer_id = any(${buyerIds}::bigint[]) and c.status <> 'refused'`,
        )
  const on = dayOf(open.length === 0 ? new Date() : await databaseNow(db))
  const now = new Map(open.map((order) => [order.id, coverageNow(order, certificates, on)]))
  return (orderId: number): OrderCoverage | null => kept.get(orderId) ?? now.get(orderId) ?? null
}

/** Keeps, with the payment of an order, which certificate covers it. */
export async function keepCoverage(tx: Tx, order: Order) {
  const coverage = (await coverageOfOrders(tx, [order]))(order.id)
  if (!coverage || coverage.is_kept) return
  await tx
    .insertInto('purchaseOrderCertificates')
    .values({
      purchaseOrderId: order.id,
      state: coverage.state,
      certificateId: coverage.certificate?.id ?? null,
    })
    .execute()
}

/** What a paid order was covered by; undefined of one that was paid before that was kept. */
export async function keptCoverage(tx: Tx, orderId: number) {
  const [kept] = await keptOf(tx, [{ id: orderId }])
  return kept && keptJson(kept)
}

async function keptOf(db: Database | Tx, orders: readonly { id: number }[]) {
  if (orders.length === 0) return []
  const { rows } = await sql<Kept>`
    select k.purchase_order_id as order_id, k.state, c.id, c.number, to_char(c.valid_until, 'YYYY-MM-DD') as valid_until
    from purchase_order_certificates k left join resale_certificates c on c.id = k.certificate_id
    where k.purchase_order_id = any(${orders.map(({ id }) => id)}::bigint[])`.execute(db)
  return rows
}

const keptJson = ({ state, id, number, validUntil }: Kept): OrderCoverage => ({
  state,
  certificate: id === null ? null : { id, number, valid_until: validUntil },
  is_kept: true,
  is_waiting: false,
})

function coverageNow(
  { buyerId, sellerId, shipTo }: Order,
  certificates: readonly CertificateRow[],
  on: string,
): OrderCoverage {
  const own = certificates.filter((each) => each.buyerId === buyerId).map(certificateJson)
  const covered = { state: shipTo.state, sellerId, on }
  const found = coveringCertificate(own, covered)
  return {
    state: shipTo.state,
    certificate: found
      ? { id: found.id, number: found.number, valid_until: found.valid_until }
      : null,
    is_kept: false,
    is_waiting:
      !found && own.some((each) => each.status === 'waiting' && wouldCover(each, covered)),
  }
}

const isCoverable = ({ country, state }: ShipTo) =>
  country === 'US' && coverableStates.includes(state)
