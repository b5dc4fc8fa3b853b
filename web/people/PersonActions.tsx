import { useState } from 'react'
import type { PersonDetail } from '#market/people/people-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { DenyPersonDialog } from './DenyPersonDialog.tsx'
import { ForgetSecondFactor } from './ForgetSecondFactor.tsx'
import { PersonData } from './PersonData.tsx'
import { useActOnPerson, type PersonAct } from './people-queries.ts'
import { personName } from './person-words.ts'

type Props = { person: PersonDetail }

/** The actions of staff on a person; the server checks them again. */
export function PersonActions({ person }: Props) {
  const [isDenying, setDenying] = useState(false)
  const act = useActOnPerson(person.id)
  const { party, status, application, account } = person
  const trades = party === 'buyer' || party === 'seller'
  const awaitsDecision = application?.decision === null

  const run = (which: PersonAct, done: string) => void act.run(which, () => toast(done))
  return (
    <div className="row wrap">
      {status !== 'denied' && account === 'open' && (
        <Button
          busy={act.isPending && act.variables === 'sendLink'}
          onClick={() => run('sendLink', `A new link is on its way to ${person.email}`)}
        >
          Send new link
        </Button>
      )}
      {trades && status === 'denied' && !awaitsDecision && (
        <Button
          kind="primary"
          busy={act.isPending && act.variables === 'restore'}
          onClick={() => run('restore', `${personName(person)} is approved again and was emailed`)}
        >
          Restore
        </Button>
      )}
      {trades && status !== 'denied' && (
        <Button kind="danger" onClick={() => setDenying(true)}>
          Deny
        </Button>
      )}
      <PersonData person={person} />
      {party === 'admin' && person.has_second_factor && <ForgetSecondFactor person={person} />}
      {isDenying && <DenyPersonDialog person={person} onClose={() => setDenying(false)} />}
    </div>
  )
}
