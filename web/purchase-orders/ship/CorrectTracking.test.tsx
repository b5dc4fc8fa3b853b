import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as api from '#market/purchase-orders/purchase-order-api.ts'
import { aShippedOrder, anOrderDocument, step } from '#market/purchase-orders/testing/an-order.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { CorrectTrackingButton } from './CorrectTrackingButton.tsx'

const FEDEX = '986578788855'
const shipped = aShippedOrder({
  allowed_state_transitions: [{ event: 'correct_tracking', state: 'shipped' }],
})
const corrected = {
  ...shipped,
  carrier: 'FedEx',
  tracking_number: FEDEX,
  history: [...shipped.history, step('correct_tracking', 15, { party: 'seller' })],
}
const press = (name: string) => page.getByRole('button', { name, exact: true })
const form = page.getByRole('dialog')

test('the seller corrects carrier and number, which begin as they stand', async () => {
  const server = aServer()
  server.answers(api.readPurchaseOrders, () => refusal(503, 'Not asked here'))
  const asked = server.answers(api.advancePurchaseOrder, () => anOrderDocument(corrected))
  show(<CorrectTrackingButton order={shipped} />)
  await press('Correct tracking').click()
  await expect.element(form.getByLabelText('Carrier')).toHaveValue('Ridgeway Freight')
  await expect.element(form.getByLabelText('Tracking number')).toHaveValue('RF 7730 1184 20')
  await form.getByLabelText('Carrier').fill('FedEx')
  await form.getByLabelText('Tracking number').fill(FEDEX)
  await form.getByRole('button', { name: 'Correct tracking' }).click()
  await expect.poll(() => form.query()).toBeNull()
  expect(asked.map(({ body }) => body)).toEqual([
    {
      event: 'correct_tracking',
      carrier: 'FedEx',
      tracking_number: FEDEX,
      more_parcels: [],
      note: '',
    },
  ])
})

test('what the server says stays above the fields', async () => {
  const server = aServer()
  server.answers(api.advancePurchaseOrder, () =>
    refusal(409, 'The order is completed. Contact us to correct its tracking number.'),
  )
  show(<CorrectTrackingButton order={shipped} />)
  await press('Correct tracking').click()
  await form.getByRole('button', { name: 'Correct tracking' }).click()
  await expect.element(form.getByText(/^The order is completed. Contact us/)).toBeVisible()
})

test('nobody is offered it who may not', () => {
  show(<CorrectTrackingButton order={aShippedOrder()} />)
  expect(press('Correct tracking').query()).toBeNull()
})

test('a parcel is added and another removed, each with a number of its own', async () => {
  const server = aServer()
  server.answers(api.readPurchaseOrders, () => refusal(503, 'Not asked here'))
  const asked = server.answers(api.advancePurchaseOrder, () => anOrderDocument(corrected))
  const more_parcels = [{ carrier: 'UPS', tracking_number: '1Z999AA10123456784' }]
  show(<CorrectTrackingButton order={{ ...shipped, more_parcels }} />)
  await press('Correct tracking').click()
  await form.getByRole('button', { name: 'Add another parcel' }).click()
  await form.getByRole('button', { name: 'Correct tracking' }).click()
  await expect.element(form.getByText('Required').first()).toBeVisible()
  await form.getByLabelText('Tracking number of parcel 3').fill(FEDEX)
  await form.getByLabelText('Carrier of parcel 3').fill('FedEx')
  await form.getByRole('button', { name: 'Remove parcel 2' }).click()
  await form.getByRole('button', { name: 'Correct tracking' }).click()
  await expect.poll(() => form.query()).toBeNull()
  expect(asked[0]?.body.more_parcels).toEqual([{ carrier: 'FedEx', tracking_number: FEDEX }])
})
