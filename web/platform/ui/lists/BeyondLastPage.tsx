import type { LucideIcon } from 'lucide-react'
import { ButtonLink } from '../ButtonLink.tsx'
import { EmptyState } from '../EmptyState.tsx'

type Props = { icon: LucideIcon; lastHref: string }

/** In place of a page that is there no more, as when rows have gone. */
export const BeyondLastPage = ({ icon, lastHref }: Props) => (
  <EmptyState
    icon={icon}
    title="There is nothing on this page any more"
    actions={<ButtonLink href={lastHref}>To the last page</ButtonLink>}
  />
)
