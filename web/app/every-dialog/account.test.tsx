import { describe, test } from 'vitest'
import { renewRecoveryCodes } from '#market/accounts/second-factor-api.ts'
import { readNotifications } from '#market/notifications/notification-api.ts'
import { dismissReleaseNotes } from '#market/release-notes/release-note-api.ts'
import { EndOtherSessions } from '#web/account-settings/EndOtherSessions.tsx'
import { SignInAgainDialog } from '#web/accounts/sign-in/SignInAgainDialog.tsx'
import { SignInDialog } from '#web/accounts/sign-in/SignInDialog.tsx'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { NotificationPanel } from '#web/notifications/NotificationPanel.tsx'
import { KeysDialog } from '#web/palette/KeysDialog.tsx'
import { Palette } from '#web/palette/Palette.tsx'
import { WhatsNew } from '#web/release-notes/WhatsNew.tsx'
import { RenewRecoveryCodes } from '#web/second-factor/RenewRecoveryCodes.tsx'
import { SecondFactorPrompt } from '#web/second-factor/SecondFactorPrompt.tsx'
import { SetUpDialog } from '#web/second-factor/SetUpDialog.tsx'
import { TurnOffFactor } from '#web/second-factor/TurnOffFactor.tsx'
import { DeleteAddressDialog } from '#web/ship-to-addresses/DeleteAddressDialog.tsx'
import { ShipToAddressDialog } from '#web/ship-to-addresses/ShipToAddressDialog.tsx'
import { anAddress } from '#web/ship-to-addresses/testing/an-address.ts'
import { wasProofGiven } from '#web/platform/http/proof.ts'
import { aBuyerTrades } from '../testing/a-buyer-trades.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

const signIn = { open: true, onClose: nothing, onSignedIn: nothing }

function AskedForCode() {
  return (
    <>
      <SecondFactorPrompt />
      <button type="button" onClick={() => void wasProofGiven()}>
        Ask
      </button>
    </>
  )
}

/** Of everybody: the account, and what stands around every page. */
const accountDialogs: ShownDialog[] = [
  {
    file: 'web/ship-to-addresses/ShipToAddressDialog.tsx',
    shows: () => <ShipToAddressDialog address={undefined} onClose={nothing} />,
    begins: 'Label',
    sends: 'Add address',
  },
  {
    file: 'web/ship-to-addresses/DeleteAddressDialog.tsx',
    shows: () => <DeleteAddressDialog address={anAddress()} onClose={nothing} />,
    begins: 'No, keep it',
    sends: 'Yes, delete address',
  },
  {
    file: 'web/accounts/sign-in/SignInDialog.tsx',
    shows: () => <SignInDialog {...signIn} shows="sign_in" />,
    begins: 'Email',
    sends: 'Sign In',
  },
  {
    file: 'web/accounts/sign-in/SignInDialog.tsx',
    shows: () => <SignInDialog {...signIn} shows="sign_up" />,
  },
  {
    file: 'web/accounts/sign-in/SignInDialog.tsx',
    shows: () => <SignInDialog {...signIn} shows="forgot_password" />,
    begins: 'Email',
    sends: 'Send Reset Link',
  },
  {
    file: 'web/accounts/sign-in/SignInAgainDialog.tsx',
    shows: () => <SignInAgainDialog {...signIn} />,
    begins: 'Email',
    sends: 'Sign In',
  },
  {
    file: 'web/account-settings/EndOtherSessions.tsx',
    shows: () => <EndOtherSessions count={2} />,
    opensBy: 'Sign out all others',
    begins: 'Keep them signed in',
    sends: 'Sign out 2 other devices',
  },
  {
    file: 'web/second-factor/SetUpDialog.tsx',
    shows: () => <SetUpDialog open onClose={nothing} />,
    begins: 'Your password',
    sends: 'Continue',
  },
  {
    file: 'web/second-factor/TurnOffFactor.tsx',
    shows: () => <TurnOffFactor />,
    opensBy: 'Turn off',
    begins: 'Keep it',
    sends: 'Turn off',
  },
  {
    file: 'web/second-factor/RenewRecoveryCodes.tsx',
    shows: () => <RenewRecoveryCodes />,
    answers: (server) =>
      server.answers(renewRecoveryCodes, () => ({ recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] })),
    opensBy: 'New recovery codes',
  },
  {
    file: 'web/second-factor/SecondFactorDialog.tsx',
    shows: () => <AskedForCode />,
    opensBy: 'Ask',
    begins: 'Code',
    sends: 'Continue',
  },
  {
    file: 'web/palette/KeysDialog.tsx',
    shows: () => <KeysDialog destinations={[]} searches open onClose={nothing} />,
  },
  {
    file: 'web/palette/Palette.tsx',
    answers: aBuyerTrades,
    shows: () => <Palette viewer={aBuyer} destinations={[]} open onClose={nothing} />,
    begins: 'Find a page, lot, offer or order',
  },
  {
    file: 'web/notifications/NotificationPanel.tsx',
    shows: () => <NotificationPanel open onClose={nothing} />,
    answers: (server) =>
      server.answers(readNotifications, () => ({
        notifications: [],
        unread_count: 0,
        meta: { page: 1, per_page: 20, total_pages: 1, total_count: 0 },
      })),
  },
  {
    file: 'web/release-notes/WhatsNew.tsx',
    answers: (server) => server.answers(dismissReleaseNotes, () => ({})),
    shows: () => (
      <WhatsNew
        notes={[
          {
            id: 1,
            body: 'j and k walk through the lots.',
            buyer: true,
            seller: false,
            created_at: '2026-01-05T10:00:00Z',
            published_at: '2026-01-05T10:00:00Z',
          },
        ]}
      />
    ),
  },
]

describe.each(accountDialogs)('$file', (dialog) => {
  test('begins with what it is for, and Ctrl+Enter sends it', async () => {
    await openDialog(dialog)
    await expectKeys(dialog)
  })

  test('is accessible on a phone and at a desk, light and dark', async () => {
    await expectAccessible(await openDialog(dialog))
  })
})
