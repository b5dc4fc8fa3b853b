import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { answerShortage } from '#market/purchase-orders/packing-api.ts'
import type { PackingShortage } from '#market/purchase-orders/packing-shortage.ts'
import * as api from '#market/purchase-orders/purchase-order-api.ts'
import { anOrder, anOrderDocument } from '#market/purchase-orders/testing/an-order.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ShipOrderButton } from '../ship/ShipOrderButton.tsx'
import { ShortageNotice } from './ShortageNotice.tsx'

const order = anOrder({
  status: 'awaiting_shipment',
  allowed_state_transitions: [{ event: 'ship', state: 'shipped' }],
})
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
const units = () => dialog.getByLabelText('Organic cotton bear')

async function aSellerPacks(count: number) {
  const server = aServer()
  server.answers(api.readPurchaseOrders, () => refusal(503, 'Not asked here'))
  const sent = server.answers(api.advancePurchaseOrder, () => anOrderDocument(order))
  show(<ShipOrderButton order={order} size="medium" />)
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await inDialog('I have fewer units than ordered').click()
  await expect.element(units()).toHaveValue('360')
  await units().fill(String(count))
  return sent
}

describe('a seller that has fewer units reads before the press what follows', () => {
  test('a little less is refunded and the rest ships', async () => {
    const sent = await aSellerPacks(350)
    await expect
      .element(dialog.getByText(/^\$92.00 is missing, less than 15% of the order/))
      .toBeVisible()
    await dialog.getByLabelText('Tracking number').fill('1Z999AA10123456784')
    await inDialog('Refund $92.00 and mark as shipped').click()
    await expect.poll(() => dialog.query()).toBeNull()
    expect(sent[0]?.body).toMatchObject({
      event: 'ship',
      carrier: 'UPS',
      tracking_number: '1Z999AA10123456784',
      packed: [{ line_id: 1, quantity: 350 }],
      short_outcome: 'refund_and_ship',
    })
  })

  test('more is asked of the buyer first, without a tracking number', async () => {
    const sent = await aSellerPacks(200)
    await expect
      .element(dialog.getByText(/We ask Brightway Off-Price to accept the smaller order/))
      .toBeVisible()
    expect(dialog.getByLabelText('Tracking number').query()).toBeNull()
    await inDialog('Ask the buyer').click()
    await expect.poll(() => dialog.query()).toBeNull()
    expect(sent[0]?.body).toMatchObject({
      packed: [{ line_id: 1, quantity: 200 }],
      short_outcome: 'ask_buyer',
    })
    expect(sent[0]?.body).not.toHaveProperty('carrier')
  })

  test('nearly all of it cancels the order, once that is ticked', async () => {
    const sent = await aSellerPacks(10)
    await expect
      .element(dialog.getByText(/The order is canceled, and \$3,312.00 is refunded/))
      .toBeVisible()
    await expect.element(inDialog('Cancel the order')).toBeDisabled()
    await dialog.getByLabelText('Cancel this order: nothing ships').click()
    await inDialog('Cancel the order').click()
    await expect.poll(() => dialog.query()).toBeNull()
    expect(sent[0]?.body).toMatchObject({ short_outcome: 'cancel' })
  })

  test('more than was ordered is a mistake, and all of it is no shortage', async () => {
    await aSellerPacks(361)
    await expect
      .element(dialog.getByText('Only 360 units of this line are to be packed.'))
      .toBeVisible()
    await expect.element(inDialog('Mark as shipped')).toBeDisabled()
    await inDialog('I have all of it').click()
    await expect.element(inDialog('Mark as shipped')).toBeEnabled()
  })
})

describe('while its buyer is asked', () => {
  const short: PackingShortage = {
    missing: [{ line_id: 1, quantity: 160 }],
    amount_cents: cents(1_472_00),
    outcome: 'ask_buyer',
    reported_at: '2026-11-20T12:00:00.000Z',
    answer_by: '2026-11-24T12:00:00.000Z',
    answer: null,
    is_waiting: true,
  }
  const asked = anOrder({ status: 'awaiting_shipment', packing_shortage: short })

  function aBuyerIsAsked() {
    const server = aServer()
    server.answers(api.readPurchaseOrders, () => refusal(503, 'Not asked here'))
    const answers = server.answers(answerShortage, () => anOrderDocument(anOrder()))
    show(<ShortageNotice order={asked} viewer="buyer" />)
    return answers
  }

  test('it reads what is missing, and accepts the smaller order once confirmed', async () => {
    const answers = aBuyerIsAsked()
    await expect
      .element(page.getByText(/160 of 360 × Organic cotton bear \(\$1,472.00\)/))
      .toBeVisible()
    await page.getByRole('button', { name: 'Accept ($1,472.00 back)' }).click()
    await page.getByRole('button', { name: 'Yes, accept it' }).click()
    await expect
      .poll(() => answers.map(({ params, body }) => [params.id, body]))
      .toEqual([[44, { answer: 'accept' }]])
  })

  test('or cancels it, which says that all of it is refunded', async () => {
    const answers = aBuyerIsAsked()
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await expect.element(page.getByText(/Nothing ships. \$3,312.00 is refunded/)).toBeVisible()
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
    await expect.poll(() => answers.map(({ body }) => body)).toEqual([{ answer: 'cancel' }])
  })

  test('the seller reads that it waits, and has no button', async () => {
    aServer()
    show(<ShortageNotice order={asked} viewer="seller" />)
    await expect.element(page.getByText(/Waiting for Brightway Off-Price/)).toBeVisible()
    expect(page.getByRole('button').query()).toBeNull()
  })

  test('an answered one says no more', () => {
    aServer()
    const answered = { ...short, answer: 'accepted', is_waiting: false } as const
    show(<ShortageNotice order={anOrder({ packing_shortage: answered })} viewer="buyer" />)
    expect(page.getByText(/Missing/).query()).toBeNull()
  })
})
