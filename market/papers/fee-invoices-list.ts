import { list } from '#market/lists/list.ts'
import { listFile } from '#market/spreadsheets/list-file.ts'
import { paper } from './paper.ts'
import { paperMonth } from './paper-month.ts'

/** The platform's own invoices of its fees to all sellers, for staff. */
export const feeInvoicesList = list({
  name: 'fee invoices',
  page: '/admin/fee_invoices',
  call: 'listFeeInvoices',
  summary: 'The monthly fee invoices to all sellers',
  policy: 'staff_verified',
  row: paper,
  perPage: 50,
  search: 'Number or seller',
  filters: { month: { label: 'Month', schema: paperMonth.optional() } },
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    seller: 'Seller: A to Z',
    total: 'Total: high to low',
    total_asc: 'Total: low to high',
  },
})

export const exportFeeInvoices = listFile({
  path: '/admin/fee_invoices/export',
  summary: 'The fee invoices as a file, one row for each',
  policy: 'admin_verified',
  view: feeInvoicesList.view,
})
