import type { PersonDetail } from '#market/people/people-api.ts'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useActOnPerson } from './people-queries.ts'
import { personName } from './person-words.ts'

type Props = { person: PersonDetail }

export function ForgetSecondFactor({ person }: Props) {
  const act = useActOnPerson(person.id)
  return (
    <AskFirst
      label="Turn off second factor"
      look={{ kind: 'danger' }}
      title={`Turn off the second factor of ${personName(person)}?`}
      confirmLabel="Turn off"
      cancelLabel="Keep it"
      danger
      closesFirst
      onConfirm={() =>
        act.run('forgetSecondFactor', () =>
          toast(`The second factor of ${personName(person)} is turned off`),
        )
      }
    >
      For a colleague who lost the app and the recovery codes. They are signed out everywhere,
      notified by email, and can set up a new one when they sign in.
    </AskFirst>
  )
}
