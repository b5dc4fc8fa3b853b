import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { saveInvoiceDetails } from '#market/papers/paper-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { InvoiceDetailsForm } from './InvoiceDetailsForm.tsx'

const saved = {
  legal_name: 'Brass & Oak LLC',
  street: '1 Pier Road',
  city: 'Reno',
  state: 'NV',
  zip: '89501',
  tax_id: null,
  number_prefix: 'BRASS',
  agreed_at: '2026-11-03T15:00:00.000Z',
}
const typeAll = async () => {
  for (const [label, text] of [
    ['Legal name', 'Brass & Oak LLC'],
    ['Street address', '1 Pier Road'],
    ['City', 'Reno'],
    ['State', 'Nevada'],
    ['ZIP code', '89501'],
  ] as const)
    await page.getByLabelText(label).fill(text)
}

test('a seller gives its details and agrees once', async () => {
  const asked = aServer().answers(saveInvoiceDetails, () => ({ data: saved }))
  show(<InvoiceDetailsForm details={null} />)
  await typeAll()
  const save = page.getByRole('button', { name: 'Save and agree' })
  await save.click()
  await expect.element(page.getByText(/^Agree to have invoices issued/)).toBeVisible()
  await page.getByRole('checkbox').click()
  await save.click()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]?.body.invoice_details).toMatchObject({ state: 'NV', agreed: true })
})

test('one that agreed is asked for changes alone', async () => {
  const asked = aServer().answers(saveInvoiceDetails, () => ({ data: saved }))
  show(<InvoiceDetailsForm details={saved} />)
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await page.getByLabelText('City').fill('Sparks')
  await page.getByRole('button', { name: 'Save invoice details' }).click()
  await expect.poll(() => asked[0]?.body.invoice_details.city).toBe('Sparks')
})
