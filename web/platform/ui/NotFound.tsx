import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from './ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = {
  icon: LucideIcon
  title: string
  /** Why that may be, in a sentence. */
  children: ReactNode
  goOn: { label: string; href: string }
}

/** The page of something that is absent, or not for its reader. */
export function NotFound({ icon, title, children, goOn }: Props) {
  return (
    <main className="page">
      <h1 className="sr">Not found</h1>
      <EmptyState
        icon={icon}
        title={title}
        actions={
          <ButtonLink kind="primary" href={goOn.href}>
            {goOn.label}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </main>
  )
}
