import type { ReactNode } from 'react'
import { useViewer } from './account-queries.ts'

type Props = {
  /** What support read in its place: "Only administrators …". */
  instead?: string | undefined
  children: ReactNode
}

/** What administrators alone may do; the server refuses everybody else. */
export function AdminsOnly({ instead, children }: Props) {
  const isAdmin = useViewer()?.staff_role === 'admin'
  if (isAdmin) return children
  return instead ? <p className="soft t13">{instead}</p> : null
}
