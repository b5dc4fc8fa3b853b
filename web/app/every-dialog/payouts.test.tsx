import { describe, test } from 'vitest'
import { ChangeBank } from '#web/payouts/seller/account/ChangeBank.tsx'
import { BankDetailsDialog } from '#web/payouts/seller/account/BankDetailsDialog.tsx'
import { BeginPayRun } from '#web/payouts/staff/BeginPayRun.tsx'
import { PayByHandDialog } from '#web/payouts/staff/by-hand/PayByHandDialog.tsx'
import { RecordReturnDialog } from '#web/payouts/staff/by-hand/RecordReturnDialog.tsx'
import { PaySelected } from '#web/payouts/staff/due/PaySelected.tsx'
import { WriteOffDialog } from '#web/payouts/staff/due/WriteOffDialog.tsx'
import { aDueSeller, aPageOf, aStaffPayout, bank } from '#web/payouts/testing/money.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

const due = {
  ...aPageOf([]).meta,
  counts: { to_send: 1, in_flight: 2, late: 1, failed: 0, returned: 3, paid: 40 },
  due_sellers: 4,
  due_cents: 12_300_00,
  held_sellers: 2,
  held_cents: 800_00,
  next_pay_run: null,
}
const toSend = aStaffPayout({ status: 'begun' })

/** About payouts, of sellers and of staff. */
const payoutDialogs: ShownDialog[] = [
  {
    file: 'web/payouts/seller/account/BankDetailsDialog.tsx',
    shows: () => <BankDetailsDialog isChange={false} onClose={nothing} />,
    begins: 'Account holder',
    sends: 'Save bank details',
  },
  {
    file: 'web/payouts/seller/account/ChangeBank.tsx',
    shows: () => <ChangeBank account={bank}>Change bank details</ChangeBank>,
    opensBy: 'Change bank details',
    begins: 'Enter new bank details',
    sends: 'Enter new bank details',
  },
  {
    file: 'web/payouts/staff/BeginPayRun.tsx',
    shows: () => <BeginPayRun due={due} />,
    opensBy: 'Begin pay run now',
    begins: 'Pay $12,300.00',
    sends: 'Pay $12,300.00',
  },
  {
    file: 'web/payouts/staff/by-hand/PayByHandDialog.tsx',
    shows: () => <PayByHandDialog payout={toSend} onClose={nothing} />,
    begins: 'Bank reference',
    sends: 'Record payment',
  },
  {
    file: 'web/payouts/staff/by-hand/RecordReturnDialog.tsx',
    shows: () => <RecordReturnDialog payout={toSend} onClose={nothing} />,
    begins: 'Reason',
    sends: 'Record as not sent',
  },
  {
    file: 'web/payouts/staff/due/WriteOffDialog.tsx',
    shows: () => (
      <WriteOffDialog seller={aDueSeller({ available_cents: -20_00 })} onClose={nothing} />
    ),
    begins: 'Reason',
    sends: 'Ask a second administrator',
  },
  {
    file: 'web/payouts/staff/due/PaySelected.tsx',
    shows: () => <PaySelected sellers={[aDueSeller()]} onClear={nothing} />,
    opensBy: 'Pay 1 seller',
    begins: 'Pay $90.00',
    sends: 'Pay $90.00',
  },
]

describe.each(payoutDialogs)('$file', (dialog) => {
  test('begins with what it is for, and Ctrl+Enter sends it', async () => {
    await openDialog(dialog)
    await expectKeys(dialog)
  })

  test('is accessible on a phone and at a desk, light and dark', async () => {
    await expectAccessible(await openDialog(dialog))
  })
})
