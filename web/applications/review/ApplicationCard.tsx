import { ArrowLeft } from 'lucide-react'
import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { Assignment } from '#web/staff-notes/Assignment.tsx'
import { StaffNotes } from '#web/staff-notes/StaffNotes.tsx'
import { useResendLink } from './review-queries.ts'
import { applicationsKey } from '#web/applications/review/applications-key.ts'
import styles from './ApplicationCard.module.css'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { ApplicationHistory } from './ApplicationHistory.tsx'
import { partyWords } from './application-words.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { ANSWER_HOURS } from '#market/accounts/application.ts'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { answerTime, minutesWaited, PROMISED_MINUTES } from './answer-time.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { AnswerTime } from './AnswerTime.tsx'
import { useEffect, useRef } from 'react'
import { isOnePane } from './one-pane.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'

type Props = {
  application: ApplicationRecord
  listHref: string
  /** Chosen by the reader, not merely the first. */
  isOpened: boolean
  onApprove: () => void
  onDeny: () => void
}

/** An application's answers, and the actions of staff. */
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
      <section className={styles['notes']} aria-label="Staff notes">
        <Assignment
          subject={{ kind: 'application', id: application.id }}
          assignee={application.assignee}
          queryKey={applicationsKey}
        />
        <h3>Notes</h3>
        <StaffNotes
          subject={{ kind: 'application', id: application.id }}
          notes={application.notes}
          queryKey={applicationsKey}
        />
      </section>
      <section className={styles['history']} aria-label="History">
        <h3>History</h3>
        <ApplicationHistory application={application} />
      </section>
    </article>
  )
}

const TONES = { calm: 'green', soon: 'amber', late: 'red' } as const

type AnswerBarProps = { submittedAt: string }

/** How much of the promised time is over. */
function AnswerBar({ submittedAt }: AnswerBarProps) {
  const now = useNow()
  const submitted = new Date(submittedAt)
  const { pressure, words } = answerTime(submitted, now)
  return (
    <ProgressBar
      label={`${words} of ${ANSWER_HOURS} h`}
      done={minutesWaited(submitted, now)}
      of={PROMISED_MINUTES}
      tone={TONES[pressure]}
    />
  )
}

type ApplicationPillProps = { application: ApplicationRecord }

function ApplicationPill({
  application: { state, submitted_at: submittedAt },
}: ApplicationPillProps) {
  if (state === 'waiting') return <AnswerPill submittedAt={submittedAt} />
  return (
    <Pill colour={state === 'approved' ? 'green' : 'red'} className="fit">
      {state === 'approved' ? 'Approved' : 'Denied'}
    </Pill>
  )
}

const COLOURS = { calm: 'green', soon: 'yellow', late: 'red' } as const

type AnswerPillProps = { submittedAt: string }

function AnswerPill({ submittedAt }: AnswerPillProps) {
  const { pressure } = answerTime(new Date(submittedAt), useNow())
  return (
    <Pill colour={COLOURS[pressure]} className="fit">
      <AnswerTime submittedAt={submittedAt} />
    </Pill>
  )
}

type ApplicationTitleProps = { company: string; isOpened: boolean }

/** Takes the focus where it takes the place of the list. */
function ApplicationTitle({ company, isOpened }: ApplicationTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened && isOnePane()) heading.current?.focus()
  }, [isOpened])

  return (
    <h2 ref={heading} tabIndex={-1} className={styles['company']}>
      {company}
    </h2>
  )
}

type ApprovedBarProps = { application: ApplicationRecord; onDeny: () => void }

/** A new link for who lost the mail, or came after the seven days; and the way back from an approval. */
function ApprovedBar({ application: { id, email }, onDeny }: ApprovedBarProps) {
  const { run, isPending } = useResendLink()

  const resend = () => void run(id, () => toast(`A new sign-in link is on its way to ${email}`))
  return (
    <footer className={styles['acts']}>
      <Button busy={isPending} onClick={resend}>
        Resend link
      </Button>
      <Button kind="danger" onClick={onDeny}>
        Deny
      </Button>
      <span className="t13 muted">A link works once, for 7 days.</span>
    </footer>
  )
}

type DeniedBarProps = { onApprove: () => void }

function DeniedBar({ onApprove }: DeniedBarProps) {
  return (
    <footer className={styles['acts']}>
      <Button onClick={onApprove}>Approve after all</Button>
    </footer>
  )
}
