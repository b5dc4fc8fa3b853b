import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { readOrderPapers } from '#market/papers/paper-api.ts'
import type { Paper } from '#market/papers/paper.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'

const invoice: Paper = {
  id: 1,
  kind: 'invoice',
  number: 'BRASS-2026-000123',
  issued_on: '2026-11-03',
  issued_at: '2026-11-03T15:00:00.000Z',
  total_cents: cents(80_00),
  buyer_name: 'Corner Store',
  seller_name: 'Brass & Oak LLC',
  order: { id: 7, po_number: 'PO-10007' },
  month: null,
}
const answers = (data: Paper[], waits = false) =>
  aServer().answers(readOrderPapers, () => ({
    data,
    waits_for_details: waits,
    seller_name: 'Brass & Oak',
  }))

test('an order has its invoice and credit notes, each as a PDF and as a workbook', async () => {
  const note = { ...invoice, id: 2, kind: 'credit_note' as const, number: 'BRASS-CN-2026-000001' }
  answers([invoice, note])
  show(<OrderDocuments orderId={7} />)
  await expect.element(page.getByText(/^Invoice BRASS-2026-000123/)).toBeVisible()
  await expect.element(page.getByText(/^Credit note BRASS-CN-2026-000001/)).toBeVisible()
  for (const name of ['PDF of BRASS-2026-000123', 'BRASS-CN-2026-000001 as Excel workbook'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
})

test('a paid order of a seller without details says what its invoice waits for', async () => {
  answers([], true)
  show(<OrderDocuments orderId={7} />)
  const words = 'The invoice follows once Brass & Oak has confirmed its details.'
  await expect.element(page.getByText(words)).toBeVisible()
})
