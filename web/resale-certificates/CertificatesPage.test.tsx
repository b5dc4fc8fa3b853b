import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { anOrder, anOrdersDocument } from '#market/purchase-orders/testing/an-order.ts'
import {
  addCertificate,
  downloadOwnCertificate,
  removeCertificate,
} from '#market/resale-certificates/certificate-api.ts'
import type { Certificate } from '#market/resale-certificates/certificate.ts'
import { certificatesList } from '#market/resale-certificates/certificates-list.ts'
import { NOT_A_DOCUMENT } from '#market/uploads/document-kind.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { CertificatesPage } from './CertificatesPage.tsx'
import { aCertificate, aPageOf } from './testing/a-certificate.ts'

const KEY = 'ab'.repeat(16)

function aBuyerWith(certificates: readonly Certificate[]) {
  const server = aServer()
  aBuyerIsHere(server)
  let kept = [...certificates]
  server.answers(certificatesList.read, () => {
    const { data, meta } = aPageOf(kept)
    return { data, meta: { ...meta, is_required: false } }
  })
  server.answers(readPurchaseOrders, () => anOrdersDocument([anOrder()]))
  server.answers(presignUrl, () => ({
    aws_url: new URL('data:,', location.origin).href,
    aws_headers: {},
    file_key: KEY,
  }))
  server.answers(removeCertificate, ({ params }) => {
    kept = kept.filter((each) => each.id !== params.id)
    return { data: { id: params.id } }
  })
  const added = server.answers(addCertificate, ({ body }) => {
    const { document_key: _, ...form } = body.resale_certificate
    const certificate = aCertificate({ ...form, id: 9, status: 'waiting' })
    kept = [certificate, ...kept]
    return { data: certificate }
  })
  return { ...server, added, ...show(<CertificatesPage />, { at: '/resale_certificates' }) }
}
const rowSays = (index: number, words: RegExp) =>
  expect.poll(() => page.getByRole('row').nth(index).element().textContent).toMatch(words)
const choose = (name: string, type: string) =>
  userEvent.upload(page.getByLabelText(/^Document/), new File(['%PDF-'], name, { type }))

test('a certificate says its states, how long it is valid, for whom, and whether it counts', async () => {
  aBuyerWith([
    aCertificate(),
    aCertificate({
      id: 2,
      number: 'NV-2',
      states: ['NV'],
      valid_until: '2026-01-31',
      seller_name: 'Harbor Goods',
    }),
    aCertificate({ id: 3, number: 'TX-3', status: 'refused', reason: 'The number can’t be read' }),
    aCertificate({ id: 4, number: 'OH-4', status: 'waiting' }),
  ])
  await rowSays(1, /OR-88-123.*Oregon, Washington.*no end date.*All sellers.*Verified/)
  await rowSays(2, /NV-2.*Nevada.*to Jan 31, 2026.*Harbor Goods.*Ended/)
  await rowSays(3, /Refused.*The number can’t be read/)
  await rowSays(4, /Being checked/)
})

test('the first one is added with its document, for some states and one seller', async () => {
  const { added } = aBuyerWith([])
  await expect.element(page.getByText('No resale certificates yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add certificate' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Add resale certificate' })
  await dialog.getByRole('button', { name: 'Add certificate' }).click()
  await expect.element(dialog.getByText('Enter the certificate number')).toBeVisible()
  await expect.element(dialog.getByText('Select at least one state')).toBeVisible()
  await expect.element(dialog.getByText('Attach the certificate')).toBeVisible()
  expect(added).toEqual([])

  await dialog.getByLabelText('Certificate number').fill('OR-88-123')
  await dialog.getByLabelText('States it covers').selectOptions('Oregon')
  await dialog.getByLabelText('States it covers').selectOptions('Nevada')
  await dialog.getByLabelText('Valid from').fill('2026-01-01')
  await dialog.getByLabelText(/Valid until/).fill('2027-12-31')
  await dialog.getByLabelText('Seller').selectOptions('Little Foundry')
  await choose('certificate.pdf', 'application/pdf')
  await expect.element(dialog.getByText('certificate.pdf', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add certificate' }).click()
  await rowSays(1, /OR-88-123.*Being checked/)
  expect(added.at(-1)?.body.resale_certificate).toEqual({
    number: 'OR-88-123',
    states: ['NV', 'OR'],
    valid_from: '2026-01-01',
    valid_until: '2027-12-31',
    seller_id: 7,
    document_key: KEY,
  })
})

test('what the server refuses of the document is said at its field', async () => {
  const { answers } = aBuyerWith([])
  answers(addCertificate, () =>
    refusal(422, NOT_A_DOCUMENT, { fields: { document_key: [NOT_A_DOCUMENT] } }),
  )
  await page.getByRole('button', { name: 'Add certificate' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Add resale certificate' })
  await dialog.getByLabelText('Certificate number').fill('OR-1')
  await dialog.getByLabelText('States it covers').selectOptions('Oregon')
  await choose('page.pdf', 'application/pdf')
  await expect.element(dialog.getByText('page.pdf', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add certificate' }).click()
  await expect.element(dialog.getByText(NOT_A_DOCUMENT)).toBeVisible()
})

test('one is removed once that is confirmed, with what its sellers keep', async () => {
  aBuyerWith([aCertificate()])
  await page.getByRole('button', { name: 'Remove OR-88-123' }).click()
  await expect.element(page.getByText(/can still download it for 7 years/)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, remove certificate' }).click()
  await expect.element(page.getByText('No resale certificates yet')).toBeVisible()
})

test('one is downloaded', async () => {
  const { answers } = aBuyerWith([aCertificate()])
  const asked = answers(downloadOwnCertificate, () => refusal(503, 'Lotline is busy'))
  await page.getByRole('button', { name: 'Download OR-88-123' }).click()
  await expect.poll(() => asked.map(({ params }) => params.id)).toEqual([7])
})
