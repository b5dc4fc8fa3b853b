import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { anOrder, anOrdersDocument } from '#market/purchase-orders/testing/an-order.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { PurchaseOrdersPage } from './PurchaseOrdersPage.tsx'

const unpaid = anOrder({ id: '1', po_number: 'PO-10001' })
const canceled = anOrder({ id: '2', po_number: 'PO-10002', status: 'canceled' })
const rest = page.getByText('Loading completed and canceled orders')
const tabs = () =>
  page
    .getByRole('navigation', { name: 'Orders' })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

test('open orders show while those that are over are loading', async () => {
  const server = aServer()
  aBuyerIsHere(server)
  const arrived = Promise.withResolvers<ReturnType<typeof anOrdersDocument>>()
  server.answers(readPurchaseOrders, ({ query }) =>
    query.open ? anOrdersDocument([unpaid]) : arrived.promise,
  )
  show(<PurchaseOrdersPage />)
  await expect.element(page.getByText('PO-10001').first()).toBeVisible()
  await expect.element(rest).toBeInTheDocument()
  expect(tabs()).toEqual(['Action required1', 'All', 'In progress0', 'Completed', 'Canceled'])
  arrived.resolve(anOrdersDocument([unpaid, canceled]))
  await expect.element(page.getByText('PO-10002').first()).toBeVisible()
  await expect.element(rest).not.toBeInTheDocument()
  expect(tabs()).toEqual(['Action required1', 'All2', 'In progress0', 'Completed0', 'Canceled1'])
})
