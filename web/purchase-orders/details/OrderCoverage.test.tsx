import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { downloadOrderCertificate } from '#market/resale-certificates/certificate-api.ts'
import type { OrderCoverage as Coverage } from '#market/resale-certificates/order-coverage.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OrderCoverage } from './OrderCoverage.tsx'

const none: Coverage = { state: 'OH', certificate: null, is_kept: false, is_waiting: false }
const certificate = { id: 7, number: 'OH-4', valid_until: null }
const link = () => page.getByRole('link', { name: 'Add a certificate' })

function anOrderWith(coverage: Coverage | null, viewer: 'buyer' | 'seller') {
  const server = aServer()
  show(<OrderCoverage order={anOrder({ resale_certificate: coverage })} viewer={viewer} />)
  return server
}

test('a buyer reads that none covers the state, with the way to add one', async () => {
  anOrderWith(none, 'buyer')
  await expect.element(page.getByText('No resale certificate for Ohio.')).toBeVisible()
  await expect.element(link()).toHaveAttribute('href', '/resale_certificates')
})

test('one that is being checked needs no other', async () => {
  anOrderWith({ ...none, is_waiting: true }, 'buyer')
  await expect.element(page.getByText('One is being checked.')).toBeVisible()
  expect(link().query()).toBeNull()
})

test('a seller saves the one that a paid order was covered by, and no other', async () => {
  const { answers } = anOrderWith({ ...none, certificate, is_kept: true }, 'seller')
  const asked = answers(downloadOrderCertificate, () => refusal(503, 'Lotline is busy'))
  await expect.element(page.getByText('Resale certificate OH-4 covers Ohio.')).toBeVisible()
  await page.getByRole('button', { name: 'Resale certificate' }).click()
  await expect.poll(() => asked.map(({ params }) => params.id)).toEqual([44])
})

test('a seller of an order that is not paid yet gets no copy', async () => {
  anOrderWith({ ...none, certificate }, 'seller')
  await expect.element(page.getByText('Resale certificate OH-4 covers Ohio.')).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})
