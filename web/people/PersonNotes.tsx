import type { PersonDetail } from '#market/people/people-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { Assignment } from '#web/staff-notes/Assignment.tsx'
import { StaffNotes } from '#web/staff-notes/StaffNotes.tsx'
import { peopleKey } from './people-key.ts'
import styles from './People.module.css'

type Props = { person: PersonDetail }

/** What staff wrote about a person. */
export function PersonNotes({ person }: Props) {
  return (
    <Card aria-label="Staff notes">
      <CardHead level={2} title="Notes" />
      <div className={classes('col g4', styles['body'])}>
        <Assignment
          subject={{ kind: 'person', id: person.id }}
          assignee={person.assignee}
          queryKey={peopleKey}
        />
        <StaffNotes
          subject={{ kind: 'person', id: person.id }}
          notes={person.notes}
          queryKey={peopleKey}
        />
      </div>
    </Card>
  )
}
