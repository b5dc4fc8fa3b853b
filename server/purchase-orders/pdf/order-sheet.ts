import { inDigits } from '#market/in-digits.ts'
import { dayInWords } from '#market/date-in-words.ts'
import { freightWordsOf, type LotFreight } from '#market/freight/freight-words.ts'
import { cents, formatUsd } from '#market/money.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { ResaleAgreement } from '#market/purchase-orders/purchase-order-document.ts'
import { refundedWords } from '#market/purchase-orders/refunded.ts'
import { signatureWords } from '#market/purchase-orders/signature-words.ts'
import { coverageWords, type OrderCoverage } from '#market/resale-certificates/order-coverage.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import { receivingWords } from '#market/ship-to-addresses/ship-to-address.ts'
import { companyAddress } from '../company-address.ts'
import type { PurchaseOrder } from '../find-order.ts'
import type { PurchaseOrderLine } from '../order-lines.ts'
import { sheetRounds, type SheetRound } from './sheet-rounds.ts'
import type { Fact, Sheet, SheetColumn, SheetLine } from './sheet.ts'
import { momentOf, plain } from './sheet-words.ts'

type Beside = {
  lines: PurchaseOrderLine[]
  turns: Revision[]
  agreement: ResaleAgreement | null
  coverage: OrderCoverage | null
  /** Of its reader. */
  timeZone: string
}

/** Of what was sold, on orders, invoices and credit notes. */
export const lineColumns: SheetColumn[] = [
  { key: 'name', head: 'Product' },
  { key: 'upc', head: 'UPC' },
  { key: 'sku', head: 'SKU', widest: 76 },
  { key: 'condition', head: 'Condition', widest: 62 },
  { key: 'units', head: 'Units', isFigure: true },
  { key: 'price', head: 'Unit price', isFigure: true },
  { key: 'total', head: 'Total', isFigure: true },
]

/** A purchase order on paper, the same for both sides: no fee and no net (decision C8). */
export const orderSheet = (
  order: PurchaseOrder,
  { lines, turns, agreement, coverage, timeZone }: Beside,
): Sheet => ({
  title: `Purchase order ${poNumber(order.number)}`,
  number: poNumber(order.number),
  status: [purchaseOrderPill(order.status, 'buyer').label, refundedWords(refundedJson(order))]
    .filter(Boolean)
    .join(' · '),
  writtenAt: order.updatedAt,
  parties: [
    { label: 'Buyer', lines: [plain(order.buyerName)] },
    { label: 'Seller', lines: [plain(order.sellerName)] },
    { label: 'Ship to', lines: printedAddress(order) },
  ],
  facts: factsOf(
    order,
    lines.map(({ lot }) => lot ?? {}),
    timeZone,
  ),
  summary: [],
  columns: lineColumns,
  lines: lines.map(sheetLine),
  totals: [
    { label: 'Products', value: inDigits(lines.length) },
    { label: 'Units', value: inDigits(lines.reduce((units, { quantity }) => units + quantity, 0)) },
    ...(order.freightCents === null
      ? []
      : [{ label: 'Freight', value: formatUsd(order.freightCents) }]),
    { label: 'Total', value: formatUsd(order.totalCents) },
    ...refundedFacts(order),
  ],
  closing: coverage ? [plain(`${coverageWords(coverage)}.`)] : [],
  agreement: agreement ? agreementRounds(agreement, timeZone) : [],
  rounds: sheetRounds(turns, {
    names: { buyer: plain(order.buyerName), seller: plain(order.sellerName) },
    timeZone,
  }),
  more: [],
})

const refundedJson = ({ refunded: { amount, open } }: PurchaseOrder) => ({
  refunded_cents: cents(amount),
  refunding_cents: cents(open),
})

const refundedFacts = ({ totalCents: total, refunded: { amount } }: PurchaseOrder): Fact[] =>
  amount === 0
    ? []
    : [
        { label: 'Refunded', value: `−${formatUsd(cents(amount))}` },
        { label: 'Left', value: formatUsd(cents(total - amount)) },
      ]

const agreementRounds = ({ text, signatures }: ResaleAgreement, timeZone: string): SheetRound[] =>
  signatures.map((signature, at) => ({
    words: plain(signatureWords(signature)),
    when: momentOf(new Date(signature.at), timeZone),
    total: '',
    lines: at === 0 ? text.split('\n').map(plain) : [],
    note: [],
  }))

function factsOf(order: PurchaseOrder, lots: readonly LotFreight[], timeZone: string): Fact[] {
  const { paidAt, shippedAt, shipBy, paymentDueAt, carrier, trackingNumber, moreParcels, status } =
    order
  const isUnpaid = !paidAt && status !== 'canceled'
  return [
    { label: 'Ordered', value: momentOf(order.createdAt, timeZone) },
    { label: 'Offer', value: offerNumber(order.offerNumber) },
    ...(order.buyerPoNumber ? [{ label: 'Buyer’s PO', value: plain(order.buyerPoNumber) }] : []),
    ...(order.poDocument ? [{ label: 'PO document', value: 'Attached on the order page' }] : []),
    { label: 'Freight', value: plain(freightWordsOf(lots)) },
    ...(isUnpaid ? [{ label: 'Payment due', value: momentOf(paymentDueAt, timeZone) }] : []),
    ...(paidAt ? [{ label: 'Paid', value: momentOf(paidAt, timeZone) }] : []),
    ...(shipBy && !shippedAt && status !== 'canceled'
      ? [{ label: 'Ship by', value: dayInWords(shipBy) }]
      : []),
    ...(shippedAt ? [{ label: 'Shipped', value: momentOf(shippedAt, timeZone) }] : []),
    ...(carrier ? [{ label: 'Carrier', value: plain(carrier) }] : []),
    ...(trackingNumber ? [{ label: 'Tracking number', value: plain(trackingNumber) }] : []),
    ...moreParcels.map((parcel, at) => ({
      label: `Parcel ${at + 2}`,
      value: plain(`${parcel.carrier}, ${parcel.tracking_number}`),
    })),
  ]
}

const sheetLine = (line: PurchaseOrderLine): SheetLine => ({
  name: plain(line.name),
  upc: plain(line.upc),
  sku: plain(line.sku ?? ''),
  condition: conditionWords[line.condition],
  units: inDigits(line.quantity),
  price: formatUsd(line.unitCents),
  total: formatUsd(line.totalCents),
})

const printedAddress = (order: PurchaseOrder) =>
  [...companyAddress(order), ...receivingWords(order.shipTo)].map(plain).filter(Boolean)
