import type { LucideIcon } from 'lucide-react'

export const sectionNames = {
  pages: 'Go to',
  people: 'People',
  applications: 'Applications',
  sellers: 'Sellers',
  offers: 'Offers',
  orders: 'Orders',
  lots: 'Lots',
  acts: 'Do',
} as const
export type Section = keyof typeof sectionNames

/** One line of the palette. */
export type Entry = {
  id: string
  section: Section
  label: string
  detail?: string | undefined
  icon: LucideIcon
  /** Of a product, in place of the icon. */
  photo?: string | null | undefined
  /** The page it leads to, or what it does. */
  to: string | (() => void)
  /** Other words it is found by. */
  words?: string | undefined
}
