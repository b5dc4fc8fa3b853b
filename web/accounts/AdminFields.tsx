import type { ReactNode } from 'react'
import { useViewer } from './account-queries.ts'

type Props = { instead: string; children: ReactNode }

/** A form that support read, and only administrators fill in. */
export function AdminFields({ instead, children }: Props) {
  const isAdmin = useViewer()?.staff_role === 'admin'
  if (isAdmin) return children
  return (
    <fieldset disabled className="col g4">
      <p className="soft t13">{instead}</p>
      {children}
    </fieldset>
  )
}
