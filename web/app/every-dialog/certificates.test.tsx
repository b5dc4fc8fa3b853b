import { describe, test } from 'vitest'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { anOrdersDocument } from '#market/purchase-orders/testing/an-order.ts'
import type { aServer } from '#web/platform/testing/server.ts'
import { AddCertificateDialog } from '#web/resale-certificates/AddCertificateDialog.tsx'
import { RemoveCertificateDialog } from '#web/resale-certificates/RemoveCertificateDialog.tsx'
import { RefuseCertificateDialog } from '#web/resale-certificates/staff/RefuseCertificateDialog.tsx'
import { aCertificate, aStaffCertificate } from '#web/resale-certificates/testing/a-certificate.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

const orders = ({ answers }: ReturnType<typeof aServer>) =>
  void answers(readPurchaseOrders, () => anOrdersDocument([]))

/** About resale certificates, of buyers and of staff. */
const certificateDialogs: ShownDialog[] = [
  {
    file: 'web/resale-certificates/AddCertificateDialog.tsx',
    shows: () => <AddCertificateDialog onClose={nothing} />,
    answers: orders,
    begins: 'Certificate number',
    sends: 'Add certificate',
  },
  {
    file: 'web/resale-certificates/RemoveCertificateDialog.tsx',
    shows: () => <RemoveCertificateDialog certificate={aCertificate()} onClose={nothing} />,
    begins: 'No, keep it',
    sends: 'Yes, remove certificate',
  },
  {
    file: 'web/resale-certificates/staff/RefuseCertificateDialog.tsx',
    shows: () => <RefuseCertificateDialog certificate={aStaffCertificate()} onClose={nothing} />,
    begins: 'Reason',
    sends: 'Refuse certificate',
  },
]

describe.each(certificateDialogs)('$file', (dialog) => {
  test('begins with what it is for, and Ctrl+Enter sends it', async () => {
    await openDialog(dialog)
    await expectKeys(dialog)
  })

  test('is accessible on a phone and at a desk, light and dark', async () => {
    await expectAccessible(await openDialog(dialog))
  })
})
