import type { Administrator } from '#market/administrators/administrator-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import styles from './Administrators.module.css'
import { nameOf, roleLabels } from './administrator-words.ts'

type Acts = {
  viewerId: number | undefined
  onChange: (person: Administrator) => void
  onRemove: (person: Administrator) => void
}

export const administratorColumns = ({
  viewerId,
  onChange,
  onRemove,
}: Acts): Column<Administrator>[] => [
  {
    head: 'Person',
    cell: (person) => (
      <span className={styles['who']}>
        <Link href={paths.adminPerson(person.id)} className="semi">
          {nameOf(person)}
          {person.id === viewerId && ' (you)'}
        </Link>
        {person.full_name && <span className="t13 muted">{person.email}</span>}
      </span>
    ),
  },
  {
    head: 'Role',
    cell: ({ role, has_password }) => (
      <span className="row wrap">
        <Pill colour={role === 'admin' ? 'green' : 'gray'}>{roleLabels[role]}</Pill>
        {!has_password && <Pill colour="yellow">Invited</Pill>}
      </span>
    ),
  },
  {
    head: 'Since',
    cell: ({ since }) => (since ? <RelativeTime short at={since} /> : 'From the start'),
  },
  {
    head: 'Last sign-in',
    cell: ({ last_sign_in_at: at }) => (at ? <RelativeTime short at={at} /> : 'Never'),
  },
  {
    head: 'Second factor',
    cell: ({ has_second_factor }) => (has_second_factor ? 'Set up' : 'Not set up'),
  },
  {
    head: 'Actions',
    cell: (person) => (
      <span className={styles['acts']}>
        <Button
          size="small"
          aria-label={`Change role of ${nameOf(person)}`}
          onClick={() => onChange(person)}
        >
          Change role
        </Button>
        <Button
          size="small"
          kind="danger"
          aria-label={`Remove ${nameOf(person)}`}
          onClick={() => onRemove(person)}
        >
          Remove
        </Button>
      </span>
    ),
  },
]
