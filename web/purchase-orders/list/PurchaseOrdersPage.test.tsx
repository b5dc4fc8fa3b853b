import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { anOrder, anOrdersDocument } from '#market/purchase-orders/testing/an-order.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { AfterAnother } from '#web/offers/testing/after-another.tsx'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { useOpenOrders } from '../use-purchase-orders.ts'
import { PurchaseOrdersPage } from './PurchaseOrdersPage.tsx'

const unpaid = anOrder({ id: '1', po_number: 'PO-10001' })
const canceled = anOrder({ id: '2', po_number: 'PO-10002', status: 'canceled' })
const card = ({ po_number: number }: typeof unpaid) => page.getByText(number).first()
const rest = page.getByText('Loading completed and canceled orders')
const tabs = () =>
  page
    .getByRole('navigation', { name: 'Orders' })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

/** As far as it reads the open orders. */
function Home({ onRead }: { onRead: (data: unknown) => void }) {
  const { data } = useOpenOrders()
  useEffect(() => onRead(data))
  return null
}
const afterAnother = (
  <AfterAnother other={Home}>
    <PurchaseOrdersPage />
  </AfterAnother>
)

/** A buyer whose ended orders take until they are let through. */
function aLongTrade(at = '/my_orders') {
  const server = aServer()
  aBuyerIsHere(server)
  const arrived = Promise.withResolvers<ReturnType<typeof anOrdersDocument>>()
  server.answers(readPurchaseOrders, ({ query }) =>
    query.open ? anOrdersDocument([unpaid]) : arrived.promise,
  )
  return {
    ...server,
    ...show(afterAnother, { at }),
    letThrough: () => arrived.resolve(anOrdersDocument([unpaid, canceled])),
  }
}

test('open orders show while those that are over are loading', async () => {
  const { letThrough } = aLongTrade()
  await expect.element(card(unpaid)).toBeVisible()
  await expect.element(rest).toBeInTheDocument()
  expect(tabs()).toEqual(['Action required1', 'All', 'In progress0', 'Completed', 'Canceled'])
  letThrough()
  await expect.element(card(canceled)).toBeVisible()
  await expect.element(rest).not.toBeInTheDocument()
  expect(tabs()).toEqual(['Action required1', 'All2', 'In progress0', 'Completed0', 'Canceled1'])
})

test('a tab of orders that are over is loading until they are here', async () => {
  const { letThrough } = aLongTrade('/my_orders?tab=canceled')
  await expect.element(rest).toBeInTheDocument()
  expect(tabs()).toContain('Canceled')
  expect(page.getByText('No canceled orders.').elements()).toEqual([])
  letThrough()
  await expect.element(card(canceled)).toBeVisible()
})

test('an order named by a link leads to its page, also one that is over', async () => {
  const { letThrough, address } = aLongTrade('/my_orders?order=PO-10002')
  await expect.element(card(unpaid)).toBeVisible()
  letThrough()
  await expect.poll(address).toBe('/my_orders/2')
})

test('orders that cannot be loaded say so, and the open ones stay', async () => {
  const server = aServer()
  aBuyerIsHere(server)
  server.answers(readPurchaseOrders, ({ query }) =>
    query.open ? anOrdersDocument([unpaid]) : refusal(503, 'Try again in a minute'),
  )
  show(afterAnother)
  await expect.element(page.getByText('Try again in a minute')).toBeVisible()
  await expect.element(card(unpaid)).toBeVisible()
})
