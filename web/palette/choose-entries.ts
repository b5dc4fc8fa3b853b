import { sectionNames, type Entry, type Section } from './entry.ts'
import { matching } from './match.ts'

/** How many of each are shown before anything is typed, and then. */
const AT_FIRST: Record<Section, number> = { pages: 12, offers: 3, orders: 3, lots: 0, acts: 6 }
const MOST = 6

export type EntrySection = { section: Section; name: string; entries: Entry[] }

type Known = {
  /** Pages, offers, orders and acts: searched here. */
  entries: readonly Entry[]
  /** Products that the server found for what was typed. */
  lots: readonly Entry[]
}

/** The palette's entries for a text, section by section. */
export function chooseEntries({ entries, lots }: Known, typed: string): EntrySection[] {
  const isEmpty = typed.trim() === ''
  const found = [...matching(entries, typed), ...(isEmpty ? [] : lots)]
  return sections
    .map((section) => ({
      section,
      name: sectionNames[section],
      entries: found
        .filter((entry) => entry.section === section)
        .slice(0, isEmpty ? AT_FIRST[section] : MOST),
    }))
    .filter((shown) => shown.entries.length > 0)
}

const isSection = (name: string): name is Section => name in sectionNames
const sections = Object.keys(sectionNames).filter(isSection)
