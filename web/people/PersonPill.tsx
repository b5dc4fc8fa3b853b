import type { Person } from '#market/people/people-api.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { offWords, statusWords } from './person-words.ts'

type Props = { person: Pick<Person, 'status'> & { account?: Person['account'] } }

export function PersonPill({ person: { status, account } }: Props) {
  const off = account && offWords[account]
  const { label, colour } = off ? { label: off, colour: 'gray' as const } : statusWords[status]
  return (
    <Pill colour={colour} className="fit">
      {label}
    </Pill>
  )
}
