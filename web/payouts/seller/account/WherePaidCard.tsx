import type { PayoutAccount } from '#market/payouts/payout-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { bankWords } from '../../bank-words.ts'
import { accountWords } from './account-words.ts'
import { ChangeBank } from './ChangeBank.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import styles from './WherePaidCard.module.css'

type Props = { account: PayoutAccount; isReturning: boolean }

/** Where a seller is paid, and how to change that. */
export function WherePaidCard({ account, isReturning }: Props) {
  const { words, pill } = accountWords(account, { isReturning })
  const { method, bank_name: bank, last4, account_holder: holder } = account
  return (
    <Card>
      <CardHead title="Where you’re paid" level={2}>
        <Pill colour={pill.colour}>{pill.words}</Pill>
      </CardHead>
      <div className={styles['body']}>
        <p className={styles['bank']}>
          {last4 || bank ? bankWords({ bank_name: bank, last4 }) : 'Stripe'}
        </p>
        {holder && <p className="soft">{holder}</p>}
        <p className="t13 muted">{words}</p>
      </div>
      <CardFoot>
        {method === 'stripe' && !account.is_rejected && (
          <ConnectButton size="small" kind={account.is_ready ? 'secondary' : 'primary'}>
            {account.is_ready ? 'Change at Stripe' : 'Continue at Stripe'}
          </ConnectButton>
        )}
        <ChangeBank account={account} look={{ size: 'small' }}>
          {method === 'bank' ? 'Change bank details' : 'Use bank details instead'}
        </ChangeBank>
        {method === 'bank' && (
          <ConnectButton size="small" kind="quiet">
            Use Stripe instead
          </ConnectButton>
        )}
      </CardFoot>
    </Card>
  )
}
