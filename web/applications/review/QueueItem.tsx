import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { StaffMarks } from '#web/staff-notes/StaffMarks.tsx'
import { AnswerTime } from './AnswerTime.tsx'
import { partyWords } from './application-words.ts'
import styles from './QueueList.module.css'

type Props = { application: ApplicationRecord; href: string; isShown: boolean }

export function QueueItem({ application, href, isShown }: Props) {
  const { party, state, company, full_name, category, submitted_at, decided_at, notes, assignee } =
    application
  const about = [full_name !== company && full_name, category].filter(Boolean).join(' · ')
  return (
    <li className={styles['item']}>
      <Link
        href={href}
        resetScroll={false}
        className={styles['link']}
        aria-current={isShown ? 'true' : undefined}
      >
        <Avatar of="company" name={company} className={styles['logo']} />
        <span className="col grow">
          <b className="cut" title={company}>
            {company}
          </b>
          <span className="t13 muted cut">{about || application.email}</span>
          <StaffMarks assignee={assignee} notes={notes.length} />
        </span>
        <span className={styles['end']}>
          <span className="semi">{partyWords[party]}</span>
          {state === 'waiting' ? (
            <AnswerTime submittedAt={submitted_at} className={(pressure) => styles[pressure]} />
          ) : (
            <RelativeTime at={decided_at ?? submitted_at} className="muted" />
          )}
        </span>
      </Link>
    </li>
  )
}
