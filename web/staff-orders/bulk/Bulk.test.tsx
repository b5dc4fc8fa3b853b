import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { assign, listAssignees } from '#market/staff-notes/assignment-api.ts'
import { advanceStaffOrder, sendReminder } from '#market/staff-orders/staff-order-api.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { staffOrderColumns } from '../staff-order-columns.tsx'
import { aStaffOrder, aStaffOrderDetail } from '../testing/a-staff-order.ts'
import { BulkBar } from './BulkBar.tsx'
import { useSelectedIds } from '#web/platform/ui/lists/use-selected-ids.ts'

const SAM = { id: 8, name: 'Sam Poe' }
const paid = { event: 'complete', state: 'completed' } as const
const orders: StaffOrder[] = [
  aStaffOrder({
    id: 1,
    po_number: 'PO-1',
    status: 'paid_in_full',
    allowed_state_transitions: [paid],
  }),
  aStaffOrder({
    id: 2,
    po_number: 'PO-2',
    status: 'paid_in_full',
    allowed_state_transitions: [paid],
  }),
  aStaffOrder({ id: 3, po_number: 'PO-3', assignee: SAM }),
]

function Orders() {
  const selected = useSelectedIds()
  return (
    <>
      <Table
        caption="Orders"
        columns={staffOrderColumns({ onOpen: () => {}, selected })}
        rows={orders}
        rowKey={({ id }) => id}
      />
      <BulkBar
        shown={orders}
        selected={orders.filter(({ id }) => selected.has(id))}
        onSelectAll={() => selected.select(orders.map(({ id }) => id))}
        onClear={selected.clear}
      />
    </>
  )
}

async function openFor(role: StaffRole) {
  const server = aServer()
  staffIsHere(server, { id: 7, role })
  server.answers(listAssignees, () => ({
    data: [{ id: 7, name: 'Ann Vale' }, SAM],
    meta: { page: 1, per_page: 500, total_pages: 1, total_count: 2 },
  }))
  show(<Orders />)
  await expect.element(button('PO-1')).toBeVisible()
  return server
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const select = (number: string) => page.getByRole('checkbox', { name: `Select ${number}` })
const dialog = page.getByRole('alertdialog')
const line = (number: string) => dialog.getByRole('listitem').filter({ hasText: number })

const says = (number: string, words: string) =>
  expect.element(line(number).getByText(words)).toBeVisible()

describe('selected orders', () => {
  test('are completed after one confirmation, with a result for each', async () => {
    const server = await openFor('admin')
    const asked = server.answers(advanceStaffOrder, ({ params: { id } }) =>
      id === 2
        ? refusal(409, 'This order has changed. Please review it again.')
        : { data: aStaffOrderDetail({ id }) },
    )
    await select('PO-1').click()
    await button('Select all 3 on this page').click()
    await button('Complete').click()
    await expect.element(dialog.getByText('Complete 2 orders at $160.00?')).toBeVisible()
    await says('PO-3', 'Not changed: Awaiting shipment')
    expect(asked).toEqual([])
    await button('Complete 2 orders').click()
    await expect
      .element(dialog.getByRole('heading', { name: '1 of 2 orders completed' }))
      .toBeVisible()
    await says('PO-1', 'Done')
    await says('PO-2', 'This order has changed. Please review it again.')
    expect(asked.map(({ params, body }) => [params.id, body.event])).toEqual([
      [1, 'complete'],
      [2, 'complete'],
    ])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(select('PO-1')).not.toBeChecked()
  })

  test('are assigned to a colleague, as they were seen', async () => {
    const server = await openFor('support')
    const asked = server.answers(assign, () => ({ data: { assignee: SAM } }))
    await select('PO-1').click()
    await select('PO-3').click()
    await button('Assign to…').click()
    await page.getByRole('menuitem', { name: 'Sam Poe' }).click()
    await says('PO-3', 'Not changed: Already assigned')
    await button('Assign 1 order').click()
    await says('PO-1', 'Done')
    expect(line('PO-1').getByText('Assignee now').query()).toBeNull()
    expect(asked.map(({ body }) => body)).toEqual([
      { subject: 'order', subject_id: 1, assignee_id: 8, seen_assignee_id: null },
    ])
  })

  test('are reminded of where they wait for a side', async () => {
    const server = await openFor('admin')
    const asked = server.answers(sendReminder, () => ({
      data: { reminded: 'seller' as const, name: 'Ash & Oak' },
    }))
    await select('PO-1').click()
    await expect.element(button('Remind')).toBeDisabled()
    await select('PO-3').click()
    await button('Remind').click()
    await says('PO-3', 'Ash & Oak to ship')
    await says('PO-1', 'Not changed: Paid in full: neither side has anything to do')
    // What is about to happen comes first.
    await expect.element(dialog.getByRole('listitem').first().getByText('PO-3')).toBeVisible()
    await button('Send 1 reminder').click()
    await says('PO-3', 'Done')
    expect(asked.map(({ params }) => params.id)).toEqual([3])
  })

  test('are only assigned by support', async () => {
    await openFor('support')
    await select('PO-1').click()
    await expect.element(button('Assign to…')).toBeVisible()
    for (const name of ['Remind', 'Mark as received', 'Complete'])
      expect(button(name).query()).toBeNull()
  })
})
