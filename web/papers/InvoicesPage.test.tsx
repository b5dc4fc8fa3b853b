import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { feeInvoicesList } from '#market/papers/fee-invoices-list.ts'
import { papersList } from '#market/papers/papers-list.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { FeeInvoicesPage } from './FeeInvoicesPage.tsx'
import { InvoicesPage } from './InvoicesPage.tsx'

const meta = { page: 1, per_page: 50, total_pages: 1, total_count: 1 }
const invoiced = {
  id: 4,
  kind: 'fee_invoice' as const,
  number: 'LL-2026-000004',
  issued_on: '2026-11-02',
  issued_at: '2026-11-02T09:00:00.000Z',
  total_cents: cents(1_234_50),
  buyer_name: null,
  seller_name: 'Brass & Oak LLC',
  order: null,
  month: '2026-10-01',
}

test('a seller saves the documents of a month as a ZIP: of the last that is over, or of the one shown', async () => {
  const server = aServer()
  server.answers(papersList.read, () => ({ data: [invoiced], meta }))
  show(<InvoicesPage />)
  const last = new Date()
  last.setDate(0)
  const words = last.toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
  await expect.element(page.getByRole('button', { name: `ZIP of ${words}` })).toBeVisible()
  await page.getByLabelText('Month').fill('2026-03')
  await expect.element(page.getByRole('button', { name: 'ZIP of March 2026' })).toBeVisible()
})

test('staff list the fee invoices of all sellers, each as a PDF and as a workbook', async () => {
  const server = aServer()
  staffIsHere(server, { id: 1, role: 'admin' })
  server.answers(feeInvoicesList.read, () => ({ data: [invoiced], meta }))
  show(<FeeInvoicesPage />)
  const row = page.getByRole('row').nth(1)
  for (const words of ['October 2026', 'Brass & Oak LLC', 'LL-2026-000004', '$1,234.50'])
    await expect.element(row.getByText(words, { exact: true })).toBeVisible()
  await expect.element(row.getByRole('button', { name: /^PDF of LL-2026-000004/ })).toBeVisible()
  await expect.element(row.getByRole('button', { name: /Excel workbook/ })).toBeVisible()
})
