import type { LucideIcon } from 'lucide-react'

/** A page that a person may go to from anywhere. */
export type Destination = {
  label: string
  href: string
  icon: LucideIcon
  /** Pressed after `g`. */
  letter: string
}
