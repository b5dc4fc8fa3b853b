import { describe, test } from 'vitest'
import { ClaimAnswers } from '#web/claims/ClaimAnswers.tsx'
import { DeclineClaimDialog } from '#web/claims/DeclineClaimDialog.tsx'
import { ProposeDialog } from '#web/claims/ProposeDialog.tsx'
import { ReportProblemDialog } from '#web/claims/ReportProblemDialog.tsx'
import { DecideClaimDialog } from '#web/claims/staff/DecideClaimDialog.tsx'
import { aClaim, claimsOn } from '#web/claims/testing/a-claim.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

/** About problems with orders, of both sides and of staff. */
const claimDialogs: ShownDialog[] = [
  {
    file: 'web/claims/ReportProblemDialog.tsx',
    shows: () => (
      <ReportProblemDialog orderId={44} lines={claimsOn([]).meta.lines} onClose={nothing} />
    ),
    begins: 'Units',
    sends: 'Report problem',
  },
  {
    file: 'web/claims/ClaimAnswers.tsx',
    shows: () => <ClaimAnswers claim={aClaim({ answers: ['accept'] })} reader="seller" />,
    opensBy: 'Accept',
    begins: 'Yes, settle with $92.00',
    sends: 'Yes, settle with $92.00',
  },
  {
    file: 'web/claims/ProposeDialog.tsx',
    shows: () => <ProposeDialog claim={aClaim()} onClose={nothing} />,
    begins: 'Credit',
    sends: 'Send proposal',
  },
  {
    file: 'web/claims/DeclineClaimDialog.tsx',
    shows: () => <DeclineClaimDialog claim={aClaim()} onClose={nothing} />,
    begins: 'Reason',
    sends: 'Decline claim',
  },
  {
    file: 'web/claims/staff/DecideClaimDialog.tsx',
    shows: () => <DecideClaimDialog orderKey={[]} claim={aClaim()} onClose={nothing} />,
    begins: 'Credit',
    sends: 'Settle with $92.00',
  },
]

describe.each(claimDialogs)('$file', (dialog) => {
  test('begins with what it is for, and Ctrl+Enter sends it', async () => {
    await openDialog(dialog)
    await expectKeys(dialog)
  })

  test('is accessible on a phone and at a desk, light and dark', async () => {
    await expectAccessible(await openDialog(dialog))
  })
})
