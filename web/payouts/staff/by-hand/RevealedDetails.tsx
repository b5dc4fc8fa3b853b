import { useEffect } from 'react'
import type { StaffPayout } from '#market/payouts/staff-payouts-list.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { bankWords } from '../../bank-words.ts'
import { useRevealBankDetails } from '../staff-payout-queries.ts'
import styles from '../StaffPayouts.module.css'

const SHOWN_MS = 120_000

type Props = { payout: StaffPayout }

/** The whole bank details, for two minutes: then nobody reads them over a shoulder. */
export function RevealedDetails({ payout }: Props) {
  const { run, reset, data: answer, isPending } = useRevealBankDetails(payout.id)
  useEffect(() => {
    if (!answer) return undefined
    const timer = setTimeout(reset, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [answer, reset])

  if (!answer)
    return (
      <div className={`row wrap between ${styles['details']}`}>
        <span className="tnum">
          {bankWords({ bank_name: payout.bank_name, last4: payout.bank_last4 })}
        </span>
        <Button size="small" busy={isPending} onClick={() => void run()}>
          Show bank details
        </Button>
        <span className="t13 muted full">Each look is recorded in the audit log.</span>
      </div>
    )
  const { data: details } = answer
  return (
    <div className={styles['details']}>
      <DescriptionList
        facts={[
          {
            label: 'Account holder',
            value: <Copied of="account holder" text={details.account_holder} />,
          },
          { label: 'Bank', value: details.bank_name },
          {
            label: 'Routing number',
            value: <Copied of="routing number" text={details.routing_number} />,
          },
          {
            label: 'Account number',
            value: <Copied of="account number" text={details.account_number} />,
          },
          {
            label: 'Amount',
            value: <Copied of="amount" text={(payout.amount_cents / 100).toFixed(2)} />,
          },
        ]}
      />
      <div className="row between">
        <span className="t13 muted">Hidden again after 2 minutes.</span>
        <Button size="small" kind="quiet" onClick={reset}>
          Hide
        </Button>
      </div>
    </div>
  )
}

type CopiedProps = { of: string; text: string }

const Copied = ({ of, text }: CopiedProps) => (
  <span className="row">
    {text} <CopyButton of={of} text={text} />
  </span>
)
