import { describe, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { PackingShortage } from '#market/purchase-orders/packing-shortage.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { PoDocumentDialog } from '#web/offers/po-document/PoDocumentDialog.tsx'
import { RemovePoDocumentDialog } from '#web/offers/po-document/RemovePoDocumentDialog.tsx'
import { anOffer } from '#web/offers/testing/an-offer.ts'
import { AnswerShortage } from '#web/purchase-orders/packing/AnswerShortage.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

const short: PackingShortage = {
  missing: [{ line_id: 1, quantity: 160 }],
  amount_cents: cents(1_472_00),
  outcome: 'ask_buyer',
  reported_at: '2026-11-20T12:00:00.000Z',
  answer_by: '2026-11-24T12:00:00.000Z',
  answer: null,
  is_waiting: true,
}

/** About what goes with an order, and how it ships. */
const orderDialogs: ShownDialog[] = [
  {
    file: 'web/offers/po-document/PoDocumentDialog.tsx',
    shows: () => <PoDocumentDialog offer={anOffer()} onClose={nothing} />,
    begins: 'Add PO document',
    sends: 'Add PO document',
  },
  {
    file: 'web/offers/po-document/RemovePoDocumentDialog.tsx',
    shows: () => <RemovePoDocumentDialog offer={anOffer()} onClose={nothing} />,
    begins: 'No, keep it',
    sends: 'Yes, remove document',
  },
  {
    file: 'web/purchase-orders/packing/AnswerShortage.tsx',
    shows: () => <AnswerShortage order={anOrder({ packing_shortage: short })} short={short} />,
    opensBy: 'Accept',
    begins: 'Yes, accept it',
    sends: 'Yes, accept it',
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
