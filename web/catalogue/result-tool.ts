import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** An action on the products that are shown: an entry of the menu next to their sort. */
export type ResultTool = {
  label: string
  icon: LucideIcon
  onAction: () => void
  /** Also shown next to the menu, where there is room. */
  isFirst?: boolean
  /** What it opens. */
  dialog?: ReactNode
}
