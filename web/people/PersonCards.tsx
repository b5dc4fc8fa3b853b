import type { PersonDetail } from '#market/people/people-api.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { LotsFollowing } from '#web/staff-sellers/LotsFollowing.tsx'
import { ErasureProgress } from './ErasureProgress.tsx'
import styles from './People.module.css'
import { PersonActions } from './PersonActions.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonHistory } from './PersonHistory.tsx'
import { PersonNotes } from './PersonNotes.tsx'
import { PersonPill } from './PersonPill.tsx'
import { PersonSessions } from './PersonSessions.tsx'
import { personName } from './person-words.ts'

type Props = { person: PersonDetail }

export function PersonCards({ person }: Props) {
  return (
    <>
      <PageHead title={personName(person)} summary={<PersonPill person={person} />}>
        <AdminsOnly instead="Only administrators can change accounts.">
          {!person.erasure && <PersonActions person={person} />}
        </AdminsOnly>
      </PageHead>
      <div className={styles['person']}>
        <div className="col g4">
          <ErasureProgress erasure={person.erasure} />
          <LotsFollowing following={person.lots_following} />
          <PersonFacts person={person} />
          {!person.erasure && <PersonNotes person={person} />}
          <PersonSessions person={person} />
        </div>
        <PersonHistory history={person.history} />
      </div>
    </>
  )
}
