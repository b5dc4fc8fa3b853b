import type { Person } from '#market/people/people-api.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { offWords, standingWords, statusWords } from './person-words.ts'

type Props = { person: Person | (Pick<Person, 'status'> & { account?: undefined }) }

export function PersonPill({ person }: Props) {
  const { label, colour } = words(person)
  return (
    <Pill colour={colour} className="fit">
      {label}
    </Pill>
  )
}

function words(person: Props['person']) {
  if (person.account === undefined) return statusWords(person.status)
  const off = offWords[person.account]
  return off ? { label: off, colour: 'gray' as const } : standingWords(person)
}
