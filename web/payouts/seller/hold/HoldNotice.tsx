import type { SellerMoney } from '#market/payouts/payout-api.ts'
import { cents, formatUsd } from '#market/money.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { DebtNotice } from './DebtNotice.tsx'
import { RestrictedNotice } from './RestrictedNotice.tsx'
import { ReturnedNotice } from './ReturnedNotice.tsx'

type Props = { money: SellerMoney }

/** What keeps a seller's payouts, and what to do about it. */
export function HoldNotice({ money }: Props) {
  const { account, available_cents: available } = money
  switch (money.held_for) {
    case 'debt':
      return <DebtNotice money={money} />
    case 'restricted':
      return account && <RestrictedNotice account={account} />
    case 'returned':
      return <ReturnedNotice account={account} problem={money.returned_problem} />
    case 'no_account':
      return (
        <Banner tone="amber">
          <b>We don’t know where to pay you yet.</b>{' '}
          {available > 0
            ? `${formatUsd(cents(available))} is available. It goes out with the next pay run once you set up Stripe or add bank details.`
            : 'Set up Stripe or add bank details, so that your sales can be paid out.'}
        </Banner>
      )
    case 'bank_changed':
      return (
        <Banner tone="amber">
          <b>Where you’re paid was changed.</b> Payouts wait
          {money.held_until && (
            <>
              {' '}
              until <DateTime at={money.held_until} />
            </>
          )}
          . If this wasn’t you, change your password now and{' '}
          <Link href={paths.contact()}>contact us</Link>.
        </Banner>
      )
    case 'reversal':
      return (
        <Banner tone="info">
          <b>A payment is being taken back from your Stripe account.</b> Payouts continue once that
          is done, usually within a day. You don’t have to do anything.
        </Banner>
      )
    case null:
      return null
  }
}
