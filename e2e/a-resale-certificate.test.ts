import { expect, test } from 'vitest'
import { PDF_WITH_SCRIPT } from '#server/resale-certificates/testing/documents.ts'
import { demoForThisFile } from './support/demo.ts'

const { aDemo, site } = demoForThisFile()

test('a buyer adds a certificate that staff verify, and a hostile document is never shown', async () => {
  const buyer = await aDemo('buyer')
  const staff = await aDemo('admin')
  await buyer.page.goto(`${site.address}/resale_certificates`)
  await buyer.page.getByRole('button', { name: 'Add certificate' }).click()
  const dialog = buyer.page.getByRole('dialog', { name: 'Add resale certificate' })
  const attach = (buffer: Buffer) =>
    dialog
      .getByLabel('Document')
      .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer })
  await dialog.getByLabel('Certificate number').fill('TX-7')
  await dialog.getByLabel('States it covers').selectOption('Texas')
  await attach(Buffer.from('<!doctype html><script>alert(1)</script>'))
  await dialog.getByText('certificate.pdf uploaded').waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Add certificate' }).click()
  await dialog.getByText(/isn’t a PDF, JPEG or PNG/).waitFor()
  await attach(PDF_WITH_SCRIPT)
  await dialog.getByText('certificate.pdf uploaded').waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Add certificate' }).click()
  const row = buyer.page.getByRole('row', { name: /TX-7/ })
  await row.getByText('Being checked').waitFor()

  // It is saved as a file; the page stays where it is.
  const saved = buyer.page.waitForEvent('download')
  await row.getByRole('button', { name: 'Download TX-7' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^resale-certificate-\d+\.pdf$/)
  expect(new URL(buyer.page.url()).pathname).toBe('/resale_certificates')

  await staff.page.goto(`${site.address}/admin/today`)
  await staff.page.getByText(/resale certificates are to be checked/).click()
  await staff.page.getByRole('button', { name: 'Verify TX-7' }).click()
  await staff.page.getByText('TX-7 verified').waitFor()
  await row.getByText('Verified').waitFor()
  await buyer.page.getByRole('button', { name: /notification/i }).click()
  await buyer.page.getByText('Resale certificate TX-7 is verified').first().waitFor()
  staff.sawNoProblem()
  await buyer.leave()
  await staff.leave()
})
