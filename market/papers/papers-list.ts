import { choice } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { listFile } from '#market/spreadsheets/list-file.ts'
import { paper, paperKinds } from './paper.ts'
import { paperMonth } from './paper-month.ts'

/** A seller's own invoices and credit notes, and the platform's invoices to it. */
export const papersList = list({
  name: 'invoices',
  page: '/dashboard/invoices',
  call: 'listPapers',
  summary: 'The invoices, credit notes and fee invoices of the seller',
  policy: 'seller',
  row: paper,
  perPage: 50,
  search: 'Number, PO- or buyer',
  filters: {
    kind: choice({
      label: 'Kind',
      values: paperKinds,
      words: { invoice: 'Invoices', credit_note: 'Credit notes', fee_invoice: 'Fee invoices' },
      all: 'All documents',
    }),
    month: {
      label: 'Month',
      schema: paperMonth.optional(),
    },
  },
  sorts: { newest: 'Newest first', oldest: 'Oldest first', total: 'Total: high to low' },
})

/** All documents that the list has for what is asked, a row for each. */
export const exportPapers = listFile({
  path: '/dashboard/invoices/export',
  summary: 'The documents of the seller as a file, one row for each',
  policy: 'seller',
  view: papersList.view,
})
