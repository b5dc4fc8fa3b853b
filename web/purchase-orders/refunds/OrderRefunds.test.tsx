import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aShippedOrder } from '#market/purchase-orders/testing/an-order.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OrderRow } from '../list/OrderRow.tsx'
import { OrderPageHead } from '../page/OrderPageHead.tsx'
import { OrderTotals } from '../details/OrderTotals.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'

const refund = {
  id: 1,
  amount_cents: cents(92_00),
  reason: 'Ten bears were wet',
  state: 'refunded' as const,
  lines: [{ line_id: 1, quantity: 10 }],
  at: '2026-11-20T12:00:00.000Z',
}
const refunded = aShippedOrder({ refunds: [refund], refunded_cents: cents(92_00) })

test('a buyer reads what was refunded, for which units and why', async () => {
  show(<OrderRefunds order={refunded} />)
  for (const words of ['Ten bears were wet', '10 × Organic cotton bear', '$92.00'])
    await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(/^Refunded · Nov 20/)).toBeVisible()
})

test('a seller reads how much of it is its own, and what is left of its net', async () => {
  const order = {
    ...refunded,
    total_net_to_seller: cents(2_980_80),
    refunded_net_to_seller: cents(82_80),
    refunds: [{ ...refund, state: 'requested' as const, share_of_seller: cents(82_80) }],
  }
  show(
    <>
      <OrderRefunds order={order} />
      <OrderTotals order={order} />
    </>,
  )
  await expect.element(page.getByText('$82.80 from your net')).toBeVisible()
  await expect.element(page.getByText(/^Not sent yet/)).toBeVisible()
  await expect.element(page.getByText('$2,898.00')).toBeVisible()
})

test('what was refunded in another way is listed too, so that the list adds up', async () => {
  show(
    <OrderRefunds
      order={aShippedOrder({
        status: 'canceled',
        refunds: [refund],
        refunded_cents: cents(331_200),
      })}
    />,
  )
  await expect.element(page.getByText('The order was canceled')).toBeVisible()
  await expect.element(page.getByText('$3,220.00')).toBeVisible()
})

test('an order that was refunded whole does not read as simply paid, in the list and on its page', async () => {
  const whole = aShippedOrder({ status: 'completed', refunded_cents: cents(331_200) })
  show(<OrderRow order={whole} viewer="seller" onOpen={() => {}} />)
  await expect.element(page.getByText('Refunded $3,312.00')).toBeVisible()
  show(<OrderPageHead order={whole} viewer="buyer" />)
  await expect.element(page.getByText('Refunded $3,312.00').nth(1)).toBeVisible()
})

test('an order of which nothing was refunded says nothing of it', async () => {
  show(
    <>
      <OrderRefunds order={aShippedOrder()} />
      <OrderTotals order={aShippedOrder()} />
    </>,
  )
  await expect.element(page.getByText('$3,312.00')).toBeVisible()
  expect(page.getByText(/Refund/).query()).toBeNull()
})
