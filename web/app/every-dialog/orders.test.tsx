import { describe, test } from 'vitest'
import { PoDocumentDialog } from '#web/offers/po-document/PoDocumentDialog.tsx'
import { RemovePoDocumentDialog } from '#web/offers/po-document/RemovePoDocumentDialog.tsx'
import { anOffer } from '#web/offers/testing/an-offer.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

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
