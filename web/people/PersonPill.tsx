import type { UserStatus } from '#market/accounts/user-status.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { statusWords } from './person-words.ts'

type Props = { status: UserStatus }

export function PersonPill({ status }: Props) {
  const { label, colour } = statusWords[status]
  return (
    <Pill colour={colour} className="fit">
      {label}
    </Pill>
  )
}
