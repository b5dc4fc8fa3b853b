import type { PersonDetail } from '#market/people/people-api.ts'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useActOnPerson } from './people-queries.ts'
import { personName } from './person-words.ts'

type Props = { person: PersonDetail }

export function EndSessions({ person }: Props) {
  const act = useActOnPerson(person.id)
  return (
    <AskFirst
      label="End all sessions"
      look={{ size: 'small', kind: 'danger' }}
      title={`Sign ${personName(person)} out everywhere?`}
      confirmLabel="End all sessions"
      cancelLabel="Keep them"
      danger
      onConfirm={() =>
        act.run('endSessions', () => toast(`${personName(person)} is signed out everywhere`))
      }
    >
      They have to sign in again on every device. Unsaved work may be lost.
    </AskFirst>
  )
}
