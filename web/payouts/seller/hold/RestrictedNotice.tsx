import type { PayoutAccount } from '#market/payouts/payout-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ChangeBank } from '../account/ChangeBank.tsx'
import { ConnectButton } from '../account/ConnectButton.tsx'

type Props = { account: PayoutAccount }

/** Stripe doesn't pay out to the seller's account yet, or any more. */
export function RestrictedNotice({ account }: Props) {
  if (account.is_rejected)
    return (
      <Banner
        tone="red"
        action={
          <ChangeBank account={account} look={{ size: 'small' }}>
            Use bank details instead
          </ChangeBank>
        }
      >
        <b>Stripe closed your account to payouts.</b> Use bank details instead, or{' '}
        <Link href={paths.contact()}>contact us</Link>. Your money stays available.
      </Banner>
    )
  if (!account.asks_for_details)
    return (
      <Banner tone="info">
        <b>Stripe is checking your details.</b> Payouts start once it is done, usually within
        minutes.
      </Banner>
    )
  return (
    <Banner
      tone="amber"
      action={
        <ConnectButton size="small" kind="primary">
          Continue at Stripe
        </ConnectButton>
      }
    >
      <b>Stripe needs more details from you.</b> Nothing is paid out until you have given them.
    </Banner>
  )
}
