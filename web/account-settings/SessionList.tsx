import type { RefObject } from 'react'
import type { OpenSession } from '#market/accounts/session-list-api.ts'
import { useKeptFocus } from '#web/platform/ui/use-kept-focus.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './Sessions.module.css'

type Props = { sessions: readonly OpenSession[]; section: RefObject<HTMLElement | null> }

export function SessionList({ sessions, section }: Props) {
  useKeptFocus(section, sessions.length, 'h2')
  return (
    <ul className={styles['sessions']} aria-label="Signed in now">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  )
}
