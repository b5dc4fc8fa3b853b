import { readStaffOrderClaims } from '#market/claims/claim-api.ts'
import { describe, test } from 'vitest'
import { cents } from '#market/money.ts'
import { readOrderPapers } from '#market/papers/paper-api.ts'
import { listAssignees } from '#market/staff-notes/assignment-api.ts'
import { readStaffOrder } from '#market/staff-orders/staff-order-api.ts'
import type { Refund } from '#market/staff-orders/staff-order.ts'
import { completeOrders } from '#web/staff-orders/bulk/bulk-acts.ts'
import { claimsOn } from '#web/claims/testing/a-claim.ts'
import { OrdersBulkDialog } from '#web/staff-orders/bulk/OrdersBulkDialog.tsx'
import { ReturnedDialog } from '#web/staff-orders/ReturnedDialog.tsx'
import { RowActDialog } from '#web/staff-orders/RowActDialog.tsx'
import { StaffOrderDialog } from '#web/staff-orders/StaffOrderDialog.tsx'
import { EndByChargeback } from '#web/staff-orders/refunds-in-part/EndByChargeback.tsx'
import { PartReturnedDialog } from '#web/staff-orders/refunds-in-part/PartReturnedDialog.tsx'
import { RefundPartDialog } from '#web/staff-orders/refunds-in-part/RefundPartDialog.tsx'
import {
  aPaidOrder,
  aPart,
  aStaffOrder,
  aStaffOrderDetail,
} from '#web/staff-orders/testing/a-staff-order.ts'
import type { aServer } from '#web/platform/testing/server.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

const AT = '2026-03-02T12:00:00.000Z'

const refund: Refund = {
  id: 1,
  status: 'failed',
  amount_cents: cents(80_00),
  attempt: 5,
  return_note: null,
  refused_code: null,
  returned_at: null,
  created_at: AT,
}
const order = aStaffOrder()
const paidOrder = aPaidOrder()
const part = aPart()

function anOrderIsThere(server: ReturnType<typeof aServer>) {
  server.answers(readStaffOrder, () => ({ data: aStaffOrderDetail() }))
  server.answers(readStaffOrderClaims, () => claimsOn([]))
  server.answers(readOrderPapers, () => ({
    data: [],
    waits_for_details: false,
    seller_name: 'Harrow & Pine',
  }))
  server.answers(listAssignees, () => ({
    data: [],
    meta: { page: 1, per_page: 500, total_pages: 1, total_count: 0 },
  }))
}

/** Of staff about orders. */
const orderDialogs: ShownDialog[] = [
  {
    file: 'web/staff-orders/StaffOrderDialog.tsx',
    shows: () => <StaffOrderDialog asked="7" onClose={nothing} />,
    answers: anOrderIsThere,
  },
  {
    file: 'web/staff-orders/RowActDialog.tsx',
    shows: () => <RowActDialog order={order} event="ship" onClose={nothing} />,
    answers: anOrderIsThere,
    begins: 'Carrier',
    sends: 'Mark as shipped',
  },
  {
    file: 'web/staff-orders/RowActDialog.tsx',
    shows: () => <RowActDialog order={order} event="cancel" onClose={nothing} />,
    answers: anOrderIsThere,
    begins: 'Note',
    sends: 'Cancel order',
  },
  {
    file: 'web/staff-orders/ReturnedDialog.tsx',
    shows: () => <ReturnedDialog order={aStaffOrderDetail()} refund={refund} onClose={nothing} />,
    begins: 'Note',
    sends: 'Mark as refunded manually',
  },
  {
    file: 'web/staff-orders/refunds-in-part/RefundPartDialog.tsx',
    shows: () => <RefundPartDialog order={paidOrder} onClose={nothing} />,
    begins: 'Organic cotton bear',
    types: '2',
    sends: 'Refund $16.00',
  },
  {
    file: 'web/staff-orders/refunds-in-part/PartReturnedDialog.tsx',
    shows: () => <PartReturnedDialog order={paidOrder} part={part} onClose={nothing} />,
    begins: 'Bank reference',
    sends: 'Mark as refunded manually',
  },
  {
    file: 'web/staff-orders/refunds-in-part/EndByChargeback.tsx',
    shows: () => <EndByChargeback orderId={7} part={part} />,
    opensBy: 'End refund',
    begins: 'End refund',
    sends: 'End refund',
  },
  {
    file: 'web/staff-orders/bulk/OrdersBulkDialog.tsx',
    shows: () => (
      <OrdersBulkDialog
        act={completeOrders}
        orders={[
          aStaffOrder({
            id: 8,
            po_number: 'PO-10008',
            status: 'paid_in_full',
            allowed_state_transitions: [{ event: 'complete', state: 'completed' }],
          }),
          order,
        ]}
        onClose={nothing}
      />
    ),
    begins: 'Complete 1 order',
    sends: 'Complete 1 order',
  },
]

describe.each(orderDialogs)('$file', (dialog) => {
  test('begins with what it is for, and Ctrl+Enter sends it', async () => {
    await openDialog(dialog)
    await expectKeys(dialog)
  })

  test('is accessible on a phone and at a desk, light and dark', async () => {
    await expectAccessible(await openDialog(dialog))
  })
})
