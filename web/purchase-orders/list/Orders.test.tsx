import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Party } from '#market/accounts/viewer.ts'
import type { CheckoutOutcome } from '#market/purchase-orders/checkout-outcome.ts'
import * as api from '#market/purchase-orders/purchase-order-api.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import {
  anOrder,
  anOrderDocument,
  anOrdersDocument,
  aShippedOrder,
} from '#market/purchase-orders/testing/an-order.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { usePurchaseOrders } from '../use-purchase-orders.ts'
import { viewOfAddress } from './orders-address.ts'
import { Orders } from './Orders.tsx'

type Props = { viewer: Party; search: Record<string, string> }

/** My Orders as its page shows them. */
function MyOrders({ viewer, search }: Props) {
  const { data } = usePurchaseOrders()
  if (!data) return null
  return (
    <>
      <Orders orders={data} view={viewOfAddress(search)} viewer={viewer} />
      <ToastRegion />
    </>
  )
}

const anOrderOf = (id: string, changes: Partial<PurchaseOrder> = {}) =>
  anOrder({
    id,
    po_number: `PO-${id}`,
    allowed_state_transitions: [{ event: 'cancel', state: 'canceled' }],
    ...changes,
  })

type Opened = {
  viewer?: Party
  search?: Record<string, string>
  /** What the provider says of the payment. */
  payment?: CheckoutOutcome
}

async function open(
  orders: readonly PurchaseOrder[],
  { viewer = 'buyer', search = {}, payment = 'unknown' }: Opened = {},
) {
  const server = aServer()
  server.answers(api.readPurchaseOrders, () => anOrdersDocument(orders))
  if (search['purchase_order_id'])
    server.answers(api.refreshPurchaseOrder, () => ({
      ...anOrderDocument(orders[0]!),
      meta: { payment },
    }))
  show(<MyOrders viewer={viewer} search={search} />)
  await expect.element(card(orders[0]!)).toBeVisible()
  return server
}

const card = ({ po_number: number }: PurchaseOrder) =>
  page.getByLabelText(new RegExp(`^${number},`))
const opens = ({ po_number: number }: PurchaseOrder) =>
  page.getByRole('button', { name: `View order details of ${number}` })
const hides = ({ po_number: number }: PurchaseOrder) =>
  page.getByRole('button', { name: `Hide order details of ${number}` })

test('every order is a row with its action at first, and several can be open', async () => {
  await page.viewport(1280, 900)
  const unpaid = anOrderOf('1')
  const shipped = aShippedOrder({
    id: '2',
    po_number: 'PO-2',
    allowed_state_transitions: [{ event: 'receive', state: 'received' }],
  })
  await open([unpaid, shipped])
  await expect.element(card(unpaid).getByRole('button', { name: 'Check out' })).toBeVisible()
  await expect.element(card(shipped).getByRole('button', { name: 'Mark received' })).toBeVisible()
  for (const order of [unpaid, shipped]) await opens(order).click()
  for (const order of [unpaid, shipped]) await expect.element(hides(order)).toBeVisible()
})

test.each([375, 1280])('the closed card tells units and price at %i px', async (width) => {
  await page.viewport(width, 812)
  const order = anOrderOf('1')
  await open([order])
  await expect.element(card(order).getByText('Organic cotton bear, 360 at $9.20')).toBeVisible()
  await expect.element(card(order).getByText('$3,312.00')).toBeVisible()
})

test('j, k and Enter walk through the orders and open one', async () => {
  await page.viewport(1280, 900)
  const [second, first] = [anOrderOf('1'), anOrderOf('2', { created_at: '2026-11-11T12:00:00Z' })]
  await open([second, first])
  await userEvent.keyboard('j')
  await expect.element(opens(first)).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(opens(second)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(hides(second)).toHaveFocus()
})

test('a buyer cancels an unpaid order after reading what follows', async () => {
  await page.viewport(1280, 900)
  const order = anOrderOf('1')
  const server = await open([order])
  const asked = server.answers(api.advancePurchaseOrder, () =>
    anOrderDocument(anOrderOf('1', { status: 'canceled', allowed_state_transitions: [] })),
  )
  await opens(order).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel PO-1?' })
  await expect
    .element(dialog.getByText(/360 units from Little Foundry go back on sale/))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect.element(page.getByText('PO-1 is canceled. You were not charged.')).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([{ event: 'cancel' }])
})

test('an order that was paid meanwhile is not canceled, and the buyer reads so', async () => {
  await page.viewport(1280, 900)
  const order = anOrderOf('1')
  const server = await open([order])
  const movedOn = 'This order has changed. Please review it again.'
  server.answers(api.advancePurchaseOrder, () => refusal(409, movedOn))
  await opens(order).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
  await expect.element(page.getByText(movedOn)).toBeVisible()
})

test('who comes back from the payment page without paying may pay or cancel there', async () => {
  await page.viewport(375, 812)
  const order = anOrderOf('1')
  await open([order], { search: { stripe_success: 'false', purchase_order_id: '1' } })
  const banner = page.getByRole('alert')
  await expect.element(banner.getByText(/PO-1 waits for you until .+ cancel it here/)).toBeVisible()
  await expect.element(banner.getByRole('button', { name: 'Check out again' })).toBeVisible()
  await banner.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Cancel PO-1?' })).toBeVisible()
})

const backFrom = (success: boolean) => ({
  stripe_success: String(success),
  purchase_order_id: '1',
})

test('a buyer who canceled the checkout reads so calmly, and can retry', async () => {
  await page.viewport(375, 812)
  await open([anOrderOf('1')], { search: backFrom(false), payment: 'left' })
  const calm = page.getByRole('note')
  await expect.element(calm.getByText('Checkout canceled. You were not charged.')).toBeVisible()
  await expect.element(calm.getByRole('button', { name: 'Check out again' })).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
})

test('who was declined reads that as a problem', async () => {
  await page.viewport(1280, 900)
  await open([anOrderOf('1')], { search: backFrom(false), payment: 'declined' })
  const banner = page.getByRole('alert')
  await expect.element(banner.getByText('Your card was declined.')).toBeVisible()
})

test('who has to verify may do so there, and reads no tick before', async () => {
  await page.viewport(375, 812)
  const order = anOrderOf('1', { status: 'requires_payment_action', allowed_state_transitions: [] })
  await open([order], { search: backFrom(true), payment: 'verify' })
  const banner = page.getByRole('note')
  await expect.element(banner.getByText('Your bank wants to verify the payment.')).toBeVisible()
  await expect.element(banner.getByRole('button', { name: 'Verify Payment' })).toBeVisible()
  expect(banner.element().querySelector('.lucide-circle-check')).toBeNull()
})

test('marks what has not shipped by its day as late', async () => {
  const waiting = { status: 'awaiting_shipment' as const, allowed_state_transitions: [] }
  await open([
    anOrderOf('31', { ...waiting, ship_by: '2026-01-05' }),
    anOrderOf('32', { ...waiting, ship_by: '2099-01-05' }),
    aShippedOrder({ id: '33', po_number: 'PO-33', ship_by: '2026-01-05' }),
  ])
  const rowOf = (number: string) => page.getByRole('listitem').filter({ hasText: number })
  await expect.element(rowOf('PO-31').getByText('Late', { exact: true })).toBeVisible()
  await expect.element(rowOf('PO-32').getByText('Late', { exact: true })).not.toBeInTheDocument()
  await expect.element(rowOf('PO-33').getByText('Late', { exact: true })).not.toBeInTheDocument()
})
