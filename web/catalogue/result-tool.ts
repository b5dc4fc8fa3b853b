import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something to do with the products that are shown: a button above them, an entry of a menu on phones. */
export type ResultTool = {
  label: string
  icon: LucideIcon
  onAction: () => void
  /** What it opens. */
  dialog?: ReactNode
}
