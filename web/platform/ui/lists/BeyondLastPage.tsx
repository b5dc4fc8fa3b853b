import type { LucideIcon } from 'lucide-react'
import { ButtonLink } from '../ButtonLink.tsx'
import { EmptyState } from '../EmptyState.tsx'

type Props = { icon: LucideIcon; lastHref: string }

/** In place of a page that is there no more, as when rows have gone. */
export const BeyondLastPage = ({ icon, lastHref }: Props) => (
  <EmptyState
    icon={icon}
    title="This page is empty now"
    actions={<ButtonLink href={lastHref}>Go to the last page</ButtonLink>}
  />
)
