import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something to do with the products that are shown: an entry of the menu beside their sort. */
export type ResultTool = {
  label: string
  icon: LucideIcon
  onAction: () => void
  /** Stands beside the menu as well, where there is room. */
  isFirst?: boolean
  /** What it opens. */
  dialog?: ReactNode
}
