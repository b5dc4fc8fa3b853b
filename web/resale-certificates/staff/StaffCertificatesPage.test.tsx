import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  refuseCertificate,
  verifyCertificate,
} from '#market/resale-certificates/certificate-api.ts'
import { staffCertificatesList } from '#market/resale-certificates/staff-certificates-list.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aCertificate, aPageOf, aStaffCertificate } from '../testing/a-certificate.ts'
import { StaffCertificatesPage } from './StaffCertificatesPage.tsx'

function theCertificates(data = [aStaffCertificate()], at = '/admin/resale_certificates') {
  const server = aServer()
  staffIsHere(server, { id: 7, role: 'support' })
  const asked = server.answers(staffCertificatesList.read, () => aPageOf(data))
  return { ...server, asked, ...show(<StaffCertificatesPage />, { at }) }
}
const rowSays = (index: number, words: RegExp) =>
  expect.poll(() => page.getByRole('row').nth(index).element().textContent).toMatch(words)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('staff read whose a certificate is and what it covers, and find those to check', async () => {
  const { asked } = theCertificates([
    aStaffCertificate(),
    aStaffCertificate({ id: 8, status: 'verified', decided_by: 'Ann Vale' }),
  ])
  await rowSays(1, /Corner Store.*OR-88-123.*Oregon, Washington.*All sellers.*Being checked/)
  await rowSays(2, /Verified.*Ann Vale/)
  await page.getByLabelText('State').selectOptions('To check')
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ state: 'waiting' })
})

test('one is verified with one press, and refused with a reason', async () => {
  const { answers } = theCertificates()
  const verified = answers(verifyCertificate, () => ({ data: aCertificate() }))
  const refused = answers(refuseCertificate, () => ({ data: aCertificate() }))
  await button('Verify OR-88-123').click()
  await expect.poll(() => verified.map(({ params }) => params.id)).toEqual([7])
  await button('Refuse OR-88-123').click()
  await button('Refuse certificate').click()
  await expect.element(page.getByText('Enter a reason')).toBeVisible()
  await page.getByLabelText('Reason').fill('The number can’t be read')
  await button('Refuse certificate').click()
  await expect.poll(() => refused.at(-1)?.body).toEqual({ reason: 'The number can’t be read' })
})

test('nothing there is said, with the way to all of it', async () => {
  const { address } = theCertificates([], '/admin/resale_certificates?state=refused')
  await expect.element(page.getByText('No certificates match')).toBeVisible()
  await page.getByRole('link', { name: 'Show all certificates' }).click()
  await expect.poll(address).toBe('/admin/resale_certificates')
  await expect.element(page.getByText('No certificates yet')).toBeVisible()
})
