import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as api from '#market/purchase-orders/purchase-order-api.ts'
import {
  anOrder,
  anOrderDocument,
  anOrdersDocument,
} from '#market/purchase-orders/testing/an-order.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ShipOrdersPage } from './ShipOrdersPage.tsx'

const UPS = '1Z999AA10123456784'
const FEDEX = '986578788855'
const PRO = '041-1234567'

const paid = ['1', '2', '3'].map((id) =>
  anOrder({
    id,
    po_number: `PO-${id}`,
    status: 'awaiting_shipment',
    allowed_state_transitions: [{ event: 'ship', state: 'shipped' }],
  }),
)

/** Three orders are paid; the second is refused when it is to be shipped. */
async function openPage(refused?: string) {
  const server = aServer()
  const shipped: string[] = []
  const canceled: string[] = []
  const statusOf = (id: string): PurchaseOrderStatus =>
    shipped.includes(id) ? 'shipped' : canceled.includes(id) ? 'canceled' : 'awaiting_shipment'
  const now = () =>
    paid.map((order) => {
      const status = statusOf(order.id)
      return { ...order, status, ...(status !== order.status && { allowed_state_transitions: [] }) }
    })
  server.answers(api.readPurchaseOrders, ({ query }) =>
    anOrdersDocument(now().filter(({ status }) => !query.open || status !== 'canceled')),
  )
  const asked = server.answers(api.advancePurchaseOrder, ({ params }) => {
    const id = String(params.id)
    if (id === refused) {
      // Its buyer canceled it meanwhile.
      canceled.push(id)
      return refusal(409, 'This order has changed. Please review it again.')
    }
    shipped.push(id)
    return anOrderDocument(now().find((order) => order.id === id)!)
  })
  show(<ShipOrdersPage />)
  await expect.element(tracking('PO-1')).toBeVisible()
  return asked
}

const tracking = (number: string) => page.getByLabelText(`Tracking number of ${number}`)
const carrier = (number: string) => page.getByLabelText(`Carrier of ${number}`)
const row = (number: string) => page.getByLabelText(new RegExp(`^${number}, `))

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  tracking('PO-1')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('a pasted column fills down, carriers are proposed, and one press ships all of them', async () => {
  await page.viewport(1280, 900)
  const asked = await openPage()
  paste(`${UPS}\n${FEDEX}\n${PRO}`)
  await expect.element(carrier('PO-1')).toHaveValue('UPS')
  await expect.element(carrier('PO-2')).toHaveValue('FedEx')
  await expect.element(row('PO-3').getByText(/Enter the carrier/)).toBeVisible()
  await page.getByRole('button', { name: 'Mark 3 orders as shipped' }).click()
  await expect.element(page.getByText(/Each selected order needs a carrier/)).toBeVisible()
  expect(asked).toEqual([])
  await carrier('PO-3').fill('Saia')
  await page.getByRole('button', { name: 'Mark 3 orders as shipped' }).click()
  await expect.element(page.getByText('3 orders shipped, 0 ready')).toBeVisible()
  expect(asked.map(({ params, body }) => [params.id, body.carrier, body.tracking_number])).toEqual([
    [1, 'UPS', UPS],
    [2, 'FedEx', FEDEX],
    [3, 'Saia', PRO],
  ])
})

test('an order that is refused keeps what was typed, and stops no other', async () => {
  await page.viewport(375, 812)
  await openPage('2')
  paste([UPS, FEDEX, UPS].join('\n'))
  await page.getByRole('button', { name: 'Mark 3 orders as shipped' }).click()
  await expect.element(page.getByText('2 orders shipped, 1 ready')).toBeVisible()
  await expect.element(row('PO-2').getByText(/This order has changed/)).toBeVisible()
  await expect.element(tracking('PO-2')).toHaveValue(FEDEX)
  await expect.element(row('PO-3').getByText('Shipped')).toBeVisible()
})

test('a pick list and packing slips are printed of the chosen orders', async () => {
  await page.viewport(1280, 900)
  const papers: string[] = []
  vi.stubGlobal('print', () => {
    papers.push(document.body.textContent)
    dispatchEvent(new Event('afterprint'))
  })
  await openPage()
  await page.getByRole('checkbox', { name: 'PO-2' }).click()
  await page.getByLabelText(/^Return address/).fill('1 Mill Lane\nSalem, OR 97301')
  await page.getByRole('button', { name: 'Print pick list' }).click()
  await page.getByRole('button', { name: 'Print packing slips' }).click()
  await expect.poll(() => papers.length).toBe(2)
  expect(papers[0]).toContain('2 orders: PO-1, PO-3')
  expect(papers[0]).toContain('720')
  expect(papers[0]).toMatch(/Pick listPrinted \w+ \d+, \d{4} at .*Picked/)
  expect(papers[1]).toContain('Packed')
  expect(papers[1]).toContain('Return to1 Mill Lane\nSalem, OR 97301')
  expect(papers[0]).not.toContain('Return to')
  expect(papers[1]).toContain('Packing slip for PO-1')
  expect(papers[1]).toContain('Packing slip for PO-3')
  expect(papers[1]).not.toContain('Packing slip for PO-2')
  vi.unstubAllGlobals()
})
