import {
  accountMails,
  topicsFor,
  type MailParty,
  type MailSubject,
} from '#market/accounts/mail-topics.ts'
import { keysOf } from '#market/keys-of.ts'
import { AccountSection } from './AccountSection.tsx'
import styles from './Mail.module.css'
import { MailGroup } from './MailGroup.tsx'
import { SectionProblem } from './SectionProblem.tsx'
import { useMutedMails } from './mail-preferences-queries.ts'

const GROUPS: Record<MailSubject, string> = {
  offers: 'Offers',
  orders: 'Orders',
  searches: 'Saved searches',
  watching: 'Watched lots',
  samples: 'Samples',
  products: 'My products',
  imports: 'Imports',
  payouts: 'Payouts',
}

type Props = {
  /** Hidden for staff, who get no mail about trade. */
  party: MailParty | undefined
}

export function MailSection({ party }: Props) {
  const { data: muted, error, refetch } = useMutedMails()
  return (
    <AccountSection
      id="mail"
      summary={
        party
          ? 'Choose what we email you about. Each choice is saved right away; what you turn off still shows in the app.'
          : 'Staff don’t get emails about trades.'
      }
    >
      {party && !muted && error && (
        <SectionProblem message={error.message} onRetry={() => void refetch()} />
      )}
      <div className={styles['groups']}>
        {party && (
          <>
            {keysOf(GROUPS).map((about) => {
              const topics = topicsFor(party, about)
              return (
                topics.length > 0 && (
                  <MailGroup key={about} name={GROUPS[about]} topics={topics} muted={muted} />
                )
              )
            })}
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
