import { useState } from 'react'
import { exportPerson, type PersonDetail } from '#market/people/people-api.ts'
import { addressOf } from '#web/platform/http/address.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { buttonClass } from '#web/platform/ui/button-class.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { ErasePersonDialog, type Erasing } from './ErasePersonDialog.tsx'
import { useErasePerson } from './people-queries.ts'

type Props = { person: PersonDetail }

/** What a person may demand: a copy of their data, and its erasure. */
export function PersonData({ person }: Props) {
  const [isErasing, setErasing] = useState(false)
  const erase = useErasePerson(person.id)

  // Closes before the call, because the call may ask for a code in another dialog.
  function confirm(erasing: Erasing) {
    setErasing(false)
    void erase.run(erasing, () =>
      toast('The account is closed. Its remaining data is being erased'),
    )
  }
  return (
    <>
      <a
        href={addressOf(exportPerson.path, { id: person.id })}
        download
        className={buttonClass({})}
      >
        Export data
      </a>
      {person.party !== 'admin' && (
        <Button kind="danger" busy={erase.isPending} onClick={() => setErasing(true)}>
          Erase data
        </Button>
      )}
      {isErasing && (
        <ErasePersonDialog person={person} onErase={confirm} onClose={() => setErasing(false)} />
      )}
    </>
  )
}
