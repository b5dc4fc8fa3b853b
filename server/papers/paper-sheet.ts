import { inDigits } from '#market/in-digits.ts'
import { cents, formatUsd } from '#market/money.ts'
import { paperKindWords } from '#market/papers/paper.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import { countryOf } from '#market/ship-to-places.ts'
import { lineColumns } from '#server/purchase-orders/pdf/order-sheet.ts'
import type { Fact, Sheet, SheetColumn, SheetLine } from '#server/purchase-orders/pdf/sheet.ts'
import { plain } from '#server/purchase-orders/pdf/sheet-words.ts'
import type { WholePaper } from './find-paper.ts'
import type { Company, FeeLine, Issuer, PaperLine } from './paper-tables.ts'

/** An invoice, a credit note or a fee invoice as it is drawn. */
export function paperSheet(paper: WholePaper): Sheet {
  const isFees = paper.kind === 'fee_invoice'
  const lines = paper.lines.map((line) => ('po_number' in line ? feeLine(line) : productLine(line)))
  const units = paper.lines.reduce(
    (sum, line) => sum + ('quantity' in line ? (line.quantity ?? 0) : 0),
    0,
  )
  return {
    title: `${paperKindWords[paper.kind]} ${paper.number}`,
    number: paper.number,
    status: statusOf(paper),
    writtenAt: paper.at,
    parties: isFees
      ? [
          { label: 'From', lines: issuerLines(paper.facts.issuer) },
          { label: 'Bill to', lines: companyLines(paper.seller) },
        ]
      : [
          { label: 'Seller', lines: companyLines(paper.seller) },
          { label: 'Bill to', lines: companyLines(paper.buyer ?? { name: '' }) },
        ],
    facts: factsOf(paper),
    summary: [],
    columns: isFees ? feeColumns : lineColumns,
    lines,
    totals: [
      ...(units > 0 ? [{ label: 'Units', value: inDigits(units) }] : []),
      { label: totalLabel(paper), value: formatUsd(cents(Math.abs(paper.totalCents))) },
    ],
    closing: closingOf(paper),
    agreement: [],
    rounds: [],
    more: [],
  }
}

function statusOf({ kind, facts, month, totalCents }: WholePaper) {
  if (kind === 'invoice') return 'Paid'
  if (kind === 'credit_note')
    return totalCents < 0
      ? `Takes back credit note ${facts.takes_back ?? ''}`.trim()
      : `For invoice ${facts.invoice_number ?? ''}`
  return monthOf(month ?? '')
}

function totalLabel({ kind, totalCents }: WholePaper) {
  if (kind === 'invoice') return 'Total'
  if (kind === 'credit_note') return totalCents < 0 ? 'Charged again' : 'Credit'
  return totalCents < 0 ? 'Credit to you' : 'Fees'
}

function factsOf({ kind, facts, issuedOn, month }: WholePaper): Fact[] {
  const date = { label: 'Date', value: dayOf(issuedOn) }
  if (kind === 'fee_invoice') return [date, { label: 'Month', value: monthOf(month ?? '') }]
  return [
    date,
    { label: 'Purchase order', value: facts.po_number ?? '' },
    ...(facts.buyer_po_number
      ? [{ label: 'Buyer’s PO', value: plain(facts.buyer_po_number) }]
      : []),
    ...(kind === 'invoice'
      ? [
          { label: 'Ordered', value: dayOf(facts.ordered_on) },
          { label: 'Paid', value: dayOf(facts.paid_on) },
        ]
      : [
          { label: 'Invoice', value: facts.invoice_number ?? '' },
          { label: 'Invoice date', value: dayOf(facts.invoice_on) },
        ]),
  ]
}

function closingOf({ kind, seller, reason, facts, totalCents }: WholePaper) {
  if (kind === 'fee_invoice')
    return [
      totalCents < 0
        ? 'More fees were given back with refunds this month than were charged.'
        : 'Already deducted from your payouts. Nothing to pay.',
    ]
  return [
    ...(reason === null ? [] : [`Reason: ${plain(reason)}`]),
    ...(facts.resale_certificate ? [`${plain(facts.resale_certificate)}.`] : []),
    ...(kind === 'invoice' ? [`Paid on ${dayOf(facts.paid_on)}. Nothing to pay.`] : []),
    `Issued by Lotline in the name and on behalf of ${plain(seller.name)}.`,
  ]
}

const feeColumns: SheetColumn[] = [
  { key: 'words', head: 'Fee' },
  { key: 'on', head: 'Date' },
  { key: 'base', head: 'Amount', isFigure: true },
  { key: 'total', head: 'Fee', isFigure: true },
]
const feeLine = (line: FeeLine): SheetLine => ({
  words: `${line.is_back ? 'Fee given back, refund of' : 'Fee, order'} ${line.po_number}`,
  on: dayOf(line.on),
  base: formatUsd(cents(line.base_cents)),
  total: formatUsd(cents(line.total_cents)),
})

const productLine = (line: PaperLine): SheetLine => ({
  name: plain(line.name),
  upc: plain(line.upc ?? ''),
  sku: plain(line.sku ?? ''),
  condition: line.condition ? conditionWords[line.condition] : '',
  units: line.quantity === undefined ? '' : inDigits(line.quantity),
  price: line.unit_cents === undefined ? '' : formatUsd(cents(line.unit_cents)),
  total: formatUsd(cents(Math.abs(line.total_cents))),
})

// Before the platform's address was a setting, its invoices had its name alone.
const issuerLines = (issuer: Issuer = { name: 'Lotline', address: [] }) =>
  [issuer.name, ...issuer.address].map(plain)

/** A company's name and address; the country only where it is another one. */
function companyLines({ name, street, city, state, zip, country, tax_id: taxId }: Company) {
  const region = [state, zip].filter(Boolean).join(' ')
  const abroad = country && country !== 'US' ? (countryOf(country)?.name ?? country) : ''
  return [
    name,
    street,
    [city, region].filter(Boolean).join(', '),
    abroad,
    taxId ? `Tax ID ${taxId}` : '',
  ].flatMap((line) => (line ? [plain(line)] : []))
}

const ofDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options })
const dayOf = (day = '') => day && ofDay(day, { year: 'numeric', month: 'short', day: 'numeric' })
const monthOf = (month: string) => month && ofDay(month, { year: 'numeric', month: 'long' })
