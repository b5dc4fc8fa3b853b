import { accountMails, topicsFor } from '#market/accounts/mail-topics.ts'
import { AccountSection } from './AccountSection.tsx'
import styles from './Mail.module.css'
import { MailGroup } from './MailGroup.tsx'
import { SectionProblem } from './SectionProblem.tsx'
import { useMutedMails } from './mail-preferences-queries.ts'

type Props = {
  /** Staff take no part in trade, and get no mail of it. */
  party: 'buyer' | 'seller' | undefined
}

export function MailSection({ party }: Props) {
  const { data: muted, error, refetch } = useMutedMails()
  return (
    <AccountSection
      id="mail"
      summary={
        party
          ? 'What we write to you about. Each choice is saved at once; what you turn off still shows in the app.'
          : 'Staff get no mails of trade.'
      }
    >
      {party && !muted && error && (
        <SectionProblem message={error.message} onRetry={() => void refetch()} />
      )}
      <div className={styles['groups']}>
        {party && (
          <>
            <MailGroup name="Offers" topics={topicsFor(party, 'offers')} muted={muted} />
            <MailGroup name="Orders" topics={topicsFor(party, 'orders')} muted={muted} />
            {party === 'buyer' && (
              <MailGroup
                name="Saved searches"
                topics={topicsFor(party, 'searches')}
                muted={muted}
              />
            )}
          </>
        )}
        <div className={styles['always']}>
          <h3>Always sent</h3>
          <ul className="soft">
            {accountMails.map((mail) => (
              <li key={mail}>{mail}</li>
            ))}
          </ul>
        </div>
      </div>
    </AccountSection>
  )
}
