import { page } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { show } from '#web/platform/testing/show.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { aStaffOrder as anOrder } from './testing/a-staff-order.ts'
import { RowActs } from './RowActs.tsx'
import { staffOrderColumns } from './staff-order-columns.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('up to two transitions are buttons that read as verbs and name their order', async () => {
  const acted: PurchaseOrderEvent[] = []
  show(<RowActs order={anOrder()} onAct={(_, event) => acted.push(event)} />)
  await expect.element(button('Mark shipped, PO-10007')).toHaveTextContent('Mark shipped')
  await button('Mark shipped, PO-10007').click()
  await button('Cancel, PO-10007').click()
  expect(acted).toEqual(['ship', 'cancel'])
})

test('more than two are in a menu', async () => {
  const act = vi.fn<() => void>()
  const order = anOrder({
    allowed_state_transitions: [
      { event: 'confirm_payment', state: 'awaiting_shipment' },
      { event: 'ship', state: 'shipped' },
      { event: 'cancel', state: 'canceled' },
    ],
  })
  show(<RowActs order={order} onAct={act} />)
  await button('Actions for PO-10007').click()
  await page.getByRole('menuitem', { name: 'Mark as shipped' }).click()
  await expect.poll(() => act.mock.calls).toEqual([[order, 'ship']])
})

test('a tracking number is corrected where it is read, and not in the row', () => {
  const order = anOrder({
    status: 'completed',
    allowed_state_transitions: [{ event: 'correct_tracking', state: 'completed' }],
  })
  show(<RowActs order={order} onAct={() => {}} />)
  expect(page.getByRole('button').query()).toBeNull()
})

type Acts = Omit<Parameters<typeof staffOrderColumns>[0], 'selected'>
const selected = { has: () => false, toggle: () => {} }

const aTable = (acts: Acts, order = anOrder()) =>
  show(
    <Table
      caption="Purchase orders"
      columns={staffOrderColumns({ ...acts, selected })}
      rows={[order]}
      rowKey={({ id }) => id}
    />,
  )

test('are not offered to support', async () => {
  aTable({ onOpen: () => {} })
  await expect.element(button('PO-10007')).toBeVisible()
  expect(page.getByRole('button', { name: /Mark shipped/ }).query()).toBeNull()
})

test('says since when an order has its status, and why it is stuck', async () => {
  aTable({ onOpen: () => {} })
  await expect
    .element(page.getByRole('columnheader', { name: 'In status since' }))
    .toBeInTheDocument()
  await expect.element(page.getByText('Stuck', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText(/^Not shipped for [\d,]+ days; flagged after 5$/))
    .toBeVisible()
})

test('an order without transitions has no line for them on a phone', async () => {
  await page.viewport(375, 800)
  aTable({ onOpen: () => {}, onAct: () => {} }, anOrder({ allowed_state_transitions: [] }))
  await expect.element(button('PO-10007')).toBeVisible()
  const actions = document.querySelector<HTMLElement>('tbody td:last-child')
  expect(actions?.textContent).toBe('')
  expect(actions?.getClientRects()).toHaveLength(0)
})

test('says how many notes staff wrote, and who is responsible', async () => {
  aTable({ onOpen: () => {} }, anOrder({ note_count: 2, assignee: { id: 8, name: 'Sam Poe' } }))
  await expect.element(page.getByTitle('Assignee: Sam Poe')).toBeVisible()
  await expect.element(page.getByText('2 notes')).toBeVisible()
})
