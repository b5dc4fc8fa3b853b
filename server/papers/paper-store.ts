import { cents, type Cents } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { coverageWords } from '#market/resale-certificates/order-coverage.ts'
import { keptCoverage } from '#server/resale-certificates/coverage-of-orders.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { linesOf, type PurchaseOrderLine } from '#server/purchase-orders/order-lines.ts'
import type { InvoiceDetails } from './invoice-details-store.ts'
import type { IssuedInvoice } from './find-invoice.ts'
import type { Company, CreditedLine, PaperLine } from './paper-tables.ts'
import type { SoldOrder } from './selling-order.ts'

/** Issues an order's invoice with the words that the order kept. */
export async function insertInvoice(
  tx: Tx,
  { details, order, at }: { details: InvoiceDetails; order: SoldOrder; at: Date | undefined },
): Promise<IssuedInvoice> {
  const lines = await linesOf(tx, [order.id])
  const coverage = await keptCoverage(tx, order.id)
  return tx
    .insertInto('papers')
    .values({
      ...(at && { at }),
      kind: 'invoice',
      sellerId: order.sellerId,
      purchaseOrderId: order.id,
      totalCents: order.totalCents,
      seller: JSON.stringify(order.seller ?? companyOf(details)),
      buyer: JSON.stringify(buyerOf(order)),
      lines: JSON.stringify([...lines.map(wholeLine), ...freightLine(order)]),
      facts: JSON.stringify({
        po_number: poNumber(order.number),
        ...(order.buyerPoNumber && { buyer_po_number: order.buyerPoNumber }),
        ordered_on: order.orderedOn,
        paid_on: order.paidOn,
        ...(coverage && { resale_certificate: coverageWords(coverage) }),
      }),
    })
    .returning([
      'number',
      'issuedOn',
      'sellerId',
      'seller',
      'buyer',
      'lines',
      'facts',
      'totalCents',
    ])
    .executeTakeFirstOrThrow()
}

type Credit = { id: number; amountCents: Cents; reason: string; lines: CreditedLine[] | null }
type Crediting = { invoice: IssuedInvoice; credit: Credit; order: SoldOrder }
type Issuing = Crediting & { at: Date | undefined }

/** Issues a credit note with the words of its invoice. */
export async function insertCreditNote(tx: Tx, { invoice, credit, order, at }: Issuing) {
  await tx
    .insertInto('papers')
    .values({
      ...(at && { at }),
      kind: 'credit_note',
      sellerId: invoice.sellerId,
      purchaseOrderId: order.id,
      creditId: credit.id,
      totalCents: credit.amountCents,
      seller: JSON.stringify(invoice.seller),
      buyer: JSON.stringify(invoice.buyer),
      reason: credit.reason,
      lines: JSON.stringify(await creditedLines(tx, { invoice, credit, order })),
      facts: JSON.stringify({
        ...invoice.facts,
        invoice_number: invoice.number,
        invoice_on: invoice.issuedOn,
        ...(credit.amountCents < 0 && { takes_back: await lastCreditNote(tx, order.id) }),
      }),
    })
    .execute()
}

async function creditedLines(tx: Tx, { invoice, credit, order }: Crediting) {
  if (credit.amountCents === invoice.totalCents) return invoice.lines
  if (!credit.lines) {
    const words = credit.amountCents < 0 ? 'Credit taken back' : 'Refund in part'
    return [{ name: `${words}, ${poNumber(order.number)}`, total_cents: credit.amountCents }]
  }
  const lines = new Map((await linesOf(tx, [order.id])).map((line) => [line.id, line]))
  return credit.lines.flatMap(({ lineId, quantity, cents: total }): PaperLine[] => {
    const line = lines.get(lineId)
    return line ? [{ ...wholeLine(line), quantity, total_cents: cents(total) }] : []
  })
}

async function lastCreditNote(tx: Tx, orderId: number) {
  const last = await tx
    .selectFrom('papers')
    .select('number')
    .where('purchaseOrderId', '=', orderId)
    .where('kind', '=', 'credit_note')
    .where('totalCents', '>', cents(0))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return last?.number
}

export const companyOf = (details: InvoiceDetails): Company => ({
  name: details.legalName,
  street: details.street,
  city: details.city,
  state: details.state,
  zip: details.zip,
  tax_id: details.taxId,
})

const buyerOf = ({ buyerName, shipTo }: SoldOrder): Company => ({
  name: buyerName,
  street: [shipTo.line1, shipTo.line2].filter(Boolean).join(', '),
  city: shipTo.city,
  state: shipTo.state,
  zip: shipTo.postal_code,
  country: shipTo.country,
})

const freightLine = ({ freightCents: freight }: SoldOrder): PaperLine[] =>
  freight === null ? [] : [{ name: 'Freight', total_cents: freight }]

const wholeLine = (line: PurchaseOrderLine): PaperLine => ({
  name: line.name,
  upc: line.upc,
  sku: line.sku,
  condition: line.condition,
  quantity: line.quantity,
  unit_cents: line.unitCents,
  total_cents: line.totalCents,
})
