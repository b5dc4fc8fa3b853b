import { z } from 'zod'
import { endpoint, fileAnswer, flowAnswer } from '#market/endpoint.ts'
import { fileFormat } from '#market/spreadsheets/file-format.ts'
import { idIn, instant } from '#market/wire.ts'
import { invoiceDetailsForm } from './invoice-details.ts'
import { paper, paperKinds } from './paper.ts'
import { paperMonth } from './paper-month.ts'

const params = z.object({ id: idIn })

const details = z.object({
  data: z
    .object({
      ...invoiceDetailsForm.omit({ agreed: true, tax_id: true }).shape,
      tax_id: z.string().nullable(),
      /** Begins the numbers of the invoices, and never changes. */
      number_prefix: z.string(),
      agreed_at: instant,
    })
    .nullable(),
})

export const readInvoiceDetails = endpoint({
  method: 'GET',
  path: '/dashboard/invoice_details',
  summary: 'The seller’s name and address for invoices; null until it has agreed',
  policy: 'seller',
  answer: details,
})

/** The first time, the invoices of orders paid before are issued too. */
export const saveInvoiceDetails = endpoint({
  method: 'PUT',
  path: '/dashboard/invoice_details',
  summary: 'Save name and address, and agree to invoices in the seller’s name',
  policy: 'seller',
  body: z.object({ invoice_details: invoiceDetailsForm }),
  answer: details,
})

export const readOrderPapers = endpoint({
  method: 'GET',
  path: '/purchase_orders/:id/papers',
  summary: 'Invoice and credit notes of an order',
  policy: 'member',
  params,
  answer: z.object({
    data: z.array(paper),
    /** Paid, and the seller has not given its details yet. */
    waits_for_details: z.boolean(),
    seller_name: z.string(),
  }),
})

export const printPaper = endpoint({
  method: 'GET',
  path: '/papers/:id/pdf',
  summary: 'An invoice, credit note or fee invoice as a PDF',
  policy: 'member',
  params,
  sentAs: 'application/pdf',
  answer: fileAnswer,
  rateLimit: 'check',
})

export const exportPaper = endpoint({
  method: 'GET',
  path: '/papers/:id/spreadsheet',
  summary: 'An invoice, credit note or fee invoice as a spreadsheet',
  policy: 'member',
  params,
  query: z.object({ format: fileFormat }),
  sentAs: 'text/csv',
  answer: fileAnswer,
})

/** How many documents one ZIP has at most. */
export const MOST_PAPERS_ZIPPED = 1000

export const zipPapers = endpoint({
  method: 'GET',
  path: '/dashboard/invoices/zip',
  summary: 'The seller’s documents of a month: their PDFs and a list of them, as a ZIP',
  policy: 'seller',
  query: z.object({ month: paperMonth, kind: z.enum(paperKinds).optional() }),
  sentAs: 'application/zip',
  answer: flowAnswer,
  rateLimit: 'check',
})
