import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orderMoneyList } from '#market/payouts/order-money-list.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { anOrderMoney, aPageOf } from '../testing/money.ts'
import { OrderMoneyPage } from './OrderMoneyPage.tsx'

function theOrders(at = '/dashboard/payouts/orders', data = [anOrderMoney()]) {
  const server = aServer()
  const asked = server.answers(orderMoneyList.read, () => aPageOf(data))
  return { asked, ...show(<OrderMoneyPage />, { at }) }
}
const rowSays = (index: number, words: RegExp) =>
  expect.poll(() => page.getByRole('row').nth(index).element().textContent).toMatch(words)

test('an order says what it brings, where that is, and when it is available', async () => {
  theOrders(undefined, [
    anOrderMoney(),
    anOrderMoney({ id: '8-pending', status: 'shipped', available_on: null, is_disputed: true }),
    anOrderMoney({ id: '9-available', place: 'available', amount_cents: -25_00 }),
    anOrderMoney({ id: '9-paid-4', place: 'paid', payout_id: 4, status: 'completed' }),
    anOrderMoney({ id: '9-came_back-3', place: 'came_back', payout_id: 3 }),
  ])
  await rowSays(1, /PO-10007Corner Store.*Not available yet.*\$90.00.*On Dec 3, 2099/)
  await rowSays(2, /Chargeback open.*Once the chargeback is decided/)
  await rowSays(3, /Owed by you.*-\$25.00.*Met by your next sales/)
  await rowSays(4, /Paid.*No. 4/)
  await rowSays(5, /Payout failed or came back.*Made available again.*No. 3/)
  await expect
    .element(page.getByRole('link', { name: 'PO-10007' }).first())
    .toHaveAttribute('href', '/my_orders/7')
})

test('the list is narrowed by where the money is, and by a payout until that is taken off', async () => {
  const { asked, address } = theOrders('/dashboard/payouts/orders?place=paid&payout=4')
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ place: 'paid', payout: 4 })
  await page.getByRole('button', { name: 'Remove Payout No. 4' }).click()
  await expect.poll(address).toBe('/dashboard/payouts/orders?place=paid')
  await page.getByLabelText('Money').selectOptions('Available')
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ place: 'available' })
})

test('nothing there is said, with the way to all of it', async () => {
  const { address } = theOrders('/dashboard/payouts/orders?place=in_flight', [])
  await expect.element(page.getByText('No orders match')).toBeVisible()
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await expect.poll(address).toBe('/dashboard/payouts/orders')
})
