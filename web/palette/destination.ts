import type { LucideIcon } from 'lucide-react'

/** A page that can be opened from anywhere. */
export type Destination = {
  label: string
  href: string
  icon: LucideIcon
  /** Pressed after `g`. */
  letter: string
}
