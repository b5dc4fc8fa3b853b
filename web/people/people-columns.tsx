import type { Person } from '#market/people/people-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { StaffMarks } from '#web/staff-notes/StaffMarks.tsx'
import styles from './People.module.css'
import { PersonPill } from './PersonPill.tsx'
import { personName, roleWords } from './person-words.ts'

export const peopleColumns: readonly Column<Person>[] = [
  {
    head: 'Person',
    cell: (person) => (
      <span className={styles['who']}>
        <Link href={paths.adminPerson(person.id)} className="semi">
          {personName(person)}
        </Link>
        {person.full_name && <span className="t13 muted">{person.email}</span>}
        <StaffMarks assignee={person.assignee} notes={person.note_count} />
      </span>
    ),
  },
  {
    head: 'Role',
    cell: (person) => (
      <span className={styles['who']}>
        {roleWords(person)}
        {person.company && <span className="t13 muted">{person.company}</span>}
      </span>
    ),
  },
  { head: 'Status', cell: (person) => <PersonPill person={person} /> },
  {
    head: 'Last seen',
    cell: ({ last_seen_at }) => (last_seen_at ? <RelativeTime short at={last_seen_at} /> : 'Never'),
  },
  { head: 'Since', cell: ({ created_at }) => <RelativeTime short at={created_at} /> },
]
