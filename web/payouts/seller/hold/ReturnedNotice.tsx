import type { PayoutAccount } from '#market/payouts/payout-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { bankWords } from '../../bank-words.ts'
import { ChangeBank } from '../account/ChangeBank.tsx'
import { ConnectButton } from '../account/ConnectButton.tsx'
import { useResumePayouts } from '../payout-queries.ts'

type Props = { account: PayoutAccount | null; problem: string | null }

/** The bank sent a payout back: the seller corrects where it is paid, or says that it is right. */
export function ReturnedNotice({ account, problem }: Props) {
  const resume = useResumePayouts()
  return (
    <Banner
      tone="red"
      action={
        <>
          {account?.method === 'stripe' ? (
            <ConnectButton size="small">Change at Stripe</ConnectButton>
          ) : (
            <ChangeBank account={account} look={{ size: 'small' }}>
              Change bank details
            </ChangeBank>
          )}
          <Button
            size="small"
            kind="primary"
            busy={resume.isPending}
            onClick={() =>
              void resume.run(undefined, () => toast('Your money goes out with the next pay run'))
            }
          >
            Pay me again
          </Button>
        </>
      }
    >
      <b>Your bank returned a payout.</b> {problem && `${problem} `}
      Correct where you’re paid. If {account ? bankWords(account) : 'your bank account'} is right,
      have us pay again. Nothing is paid before.
    </Banner>
  )
}
