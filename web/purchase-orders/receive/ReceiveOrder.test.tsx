import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readOrderClaims } from '#market/claims/claim-api.ts'
import { cents } from '#market/money.ts'
import { advancePurchaseOrder } from '#market/purchase-orders/purchase-order-api.ts'
import { anOrderDocument, aShippedOrder } from '#market/purchase-orders/testing/an-order.ts'
import { claimsOn } from '#web/claims/testing/a-claim.ts'
import { expectAccessible } from '#web/app/testing/expect-accessible.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ReceiveOrderButton } from './ReceiveOrderButton.tsx'

beforeEach(() => page.viewport(375, 720))

const bear = aShippedOrder().purchase_order_products[0]!
const mug = {
  ...bear,
  id: '2',
  quantity: 3,
  unit_cents: cents(400),
  product: { ...bear.product, id: 13, name: 'Speckled mug', upc: '012345678905' },
}
const order = aShippedOrder({ purchase_order_products: [bear, mug] })
const [line] = claimsOn([]).meta.lines
const claims = claimsOn([], {
  lines: [
    { ...line!, units_left: 360 },
    {
      ...line!,
      line_id: 2,
      product_name: 'Speckled mug',
      quantity: 3,
      units_left: 3,
      expected_units: 3,
      unit_cents: cents(400),
    },
  ],
})

async function opened() {
  const server = aServer()
  server.answers(readOrderClaims, () => claims)
  const received = server.answers(advancePurchaseOrder, () => anOrderDocument(order))
  show(<ReceiveOrderButton order={order} />)
  await page.getByRole('button', { name: 'Mark received' }).click()
  const dialog = page.getByRole('dialog', { name: 'Receive PO-10044' })
  await expect.element(dialog.getByText('Speckled mug')).toBeVisible()
  return { received, dialog }
}

test('a buyer receives all of an order with one press', async () => {
  const { received, dialog } = await opened()
  await dialog.getByRole('button', { name: 'Receive all 363 units' }).click()
  await expect.poll(() => received.at(-1)?.body).toEqual({ event: 'receive', lines: [] })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the button says what is missing, and reports it with the same press', async () => {
  const { received, dialog } = await opened()
  await dialog.getByRole('button', { name: 'Fewer' }).nth(1).click()
  await dialog.getByLabelText('Arrived: Organic cotton bear').fill('358')
  await expect.element(dialog.getByText('2 of 360 short')).toBeVisible()
  await expect.element(dialog.getByText(/asked for a credit of \$22\.40/)).toBeVisible()
  await expectAccessible(dialog.element())
  await dialog.getByRole('button', { name: 'Receive 360 of 363 and report 3 short' }).click()
  await expect
    .poll(() => received.at(-1)?.body.lines)
    .toEqual([
      { line_id: 1, arrived: 358 },
      { line_id: 2, arrived: 2 },
    ])
})

test('one press counts all, another one begins at zero', async () => {
  const { dialog } = await opened()
  await dialog.getByRole('button', { name: 'Count from zero' }).click()
  await expect
    .element(dialog.getByRole('button', { name: 'Receive 0 of 363 and report 363 short' }))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'All arrived' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Receive all 363 units' })).toBeVisible()
})

test('more than was ordered, or no number, can’t be sent', async () => {
  const { dialog } = await opened()
  const units = dialog.getByLabelText('Arrived: Speckled mug')
  await units.fill('4')
  await expect.element(dialog.getByText('Only 3 were ordered')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^Receive / })).toBeDisabled()
  await units.fill('')
  await expect.element(dialog.getByText('Enter a number')).toBeVisible()
})

test('codes that are typed or scanned by hand count from zero, each a unit of its line', async () => {
  const { received, dialog } = await opened()
  const code = dialog.getByLabelText('Barcode')
  await code.fill('4006381333931')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText(/^Not on this order/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Receive all 363 units' })).toBeVisible()
  for (const each of ['012345678905', '0012345678905']) {
    await code.fill(each)
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(dialog.getByText(/^2 of 3: Speckled mug/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Arrived: Speckled mug')).toHaveValue('2')
  await expect.element(dialog.getByLabelText('Arrived: Organic cotton bear')).toHaveValue('0')
  expect(received).toEqual([])
})
