import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { PaperKind } from '#market/papers/paper.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    sellerInvoiceDetails: SellerInvoiceDetailsTable
    purchaseOrderSellers: PurchaseOrderSellersTable
    purchaseOrderCredits: PurchaseOrderCreditsTable
    paperSeries: PaperSeriesTable
    papers: PapersTable
  }
}

type SellerInvoiceDetailsTable = {
  sellerId: number
  code: string
  legalName: string
  street: string
  city: string
  state: string
  zip: string
  taxId: string | null
  agreedAt: Generated<Date>
  agreedBy: number | null
  /** When all orders paid before had their invoices; null while they are being issued. */
  caughtUpAt: Date | null
}

/** A side of a paper: as erasure left it, there may be no more than a name. */
export type Company = {
  name: string
  street?: string
  city?: string
  state?: string
  zip?: string
  country?: string
  tax_id?: string | null
}

type PurchaseOrderSellersTable = {
  purchaseOrderId: number
  seller: JSONColumnType<Company>
  erasedAt: Date | null
}

/** A part of an order's line that is given back. */
export type CreditedLine = { lineId: number; quantity: number; cents: number }

type PurchaseOrderCreditsTable = {
  id: Generated<number>
  purchaseOrderId: number
  cause: string
  amountCents: Cents
  feeCents: Cents
  reason: string
  lines: JSONColumnType<CreditedLine[]> | null
  at: Generated<Date>
}

type PaperSeriesTable = { series: string; lastNumber: Generated<number> }

export type PaperLine = {
  name: string
  upc?: string
  sku?: string | null
  condition?: ProductCondition
  quantity?: number
  unit_cents?: number
  total_cents: number
}
export type FeeLine = {
  po_number: string
  on: string
  is_back: boolean
  base_cents: number
  total_cents: number
}
/** Whom the platform’s own invoices are from, as they were issued. */
export type Issuer = { name: string; address: string[] }

export type PaperFacts = {
  issuer?: Issuer
  po_number?: string
  buyer_po_number?: string
  ordered_on?: string
  paid_on?: string
  /** What covered the state that the goods went to, or that nothing did. */
  resale_certificate?: string
  invoice_number?: string
  invoice_on?: string
  /** The number of the credit note that this one takes back. */
  takes_back?: string
}

type PapersTable = {
  id: Generated<number>
  kind: PaperKind
  /** Drawn by the database, as are the number and the day. */
  series: Generated<string>
  sequence: Generated<number>
  number: Generated<string>
  sellerId: number
  purchaseOrderId: number | null
  creditId: number | null
  month: ColumnType<string | null, string | null, never>
  totalCents: Cents
  seller: JSONColumnType<Company>
  buyer: JSONColumnType<Company> | null
  reason: string | null
  lines: JSONColumnType<(PaperLine | FeeLine)[]>
  facts: JSONColumnType<PaperFacts>
  issuedOn: Generated<string>
  at: Generated<Date>
}
