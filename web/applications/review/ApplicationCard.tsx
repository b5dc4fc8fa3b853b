import { ArrowLeft } from 'lucide-react'
import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { RelativeTime } from '#web/platform/ui/RelativeTime.tsx'
import { AnswerBar } from './AnswerBar.tsx'
import styles from './ApplicationCard.module.css'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { ApplicationHistory } from './ApplicationHistory.tsx'
import { ApplicationPill } from './ApplicationPill.tsx'
import { ApplicationTitle } from './ApplicationTitle.tsx'
import { partyWords } from './application-words.ts'
import { ApprovedBar } from './ApprovedBar.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { DeniedBar } from './DeniedBar.tsx'

type Props = {
  application: ApplicationRecord
  listHref: string
  /** Chosen by the reader, not merely the first. */
  isOpened: boolean
  onApprove: () => void
  onDeny: () => void
}

/** Everything an applicant told, and what staff can do about it. */
export function ApplicationCard({ application, listHref, isOpened, onApprove, onDeny }: Props) {
  return (
    <article className={styles['card']} aria-label={application.company}>
      <Link href={listHref} className={styles['back']}>
        <ArrowLeft className="i-14" /> All applications
      </Link>
      <header className={styles['head']}>
        <Avatar of="company" name={application.company} />
        <div className="grow">
          <ApplicationTitle
            key={application.id}
            company={application.company}
            isOpened={isOpened}
          />
          <p className="soft">
            {partyWords[application.party]} application ·{' '}
            <RelativeTime at={application.submitted_at} />
          </p>
        </div>
        <ApplicationPill application={application} />
      </header>
      {application.state === 'waiting' && (
        <div className={styles['bar']}>
          <AnswerBar submittedAt={application.submitted_at} />
        </div>
      )}
      <div className={styles['part']}>
        <ApplicationFacts application={application} />
      </div>
      {application.state === 'waiting' && (
        <DecisionBar application={application} onApprove={onApprove} onDeny={onDeny} />
      )}
      {application.state === 'approved' && (
        <ApprovedBar application={application} onDeny={onDeny} />
      )}
      {application.state === 'denied' && <DeniedBar onApprove={onApprove} />}
      <section className={styles['history']} aria-label="History">
        <h3>History</h3>
        <ApplicationHistory application={application} />
      </section>
    </article>
  )
}
