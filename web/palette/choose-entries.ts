import { sectionNames, type Entry, type Section } from './palette-entry.ts'
import { isCalled, matching } from './match.ts'

/** How many of each are shown before anything is typed, and then. */
const AT_FIRST: Record<Section, number> = {
  pages: 12,
  // The server finds these for what was typed.
  people: 0,
  applications: 0,
  sellers: 0,
  lots: 0,
  offers: 3,
  orders: 3,
  acts: 6,
}
const MOST = 6

export type EntrySection = { section: Section; name: string; entries: Entry[] }

type Known = {
  /** Pages, offers, orders and acts: searched here. */
  entries: readonly Entry[]
  /** What the server found for what was typed. */
  found: readonly Entry[]
}

/** The palette's entries for a text, section by section; first the section of one that is called exactly so. */
export function chooseEntries({ entries, found }: Known, typed: string): EntrySection[] {
  const isEmpty = typed.trim() === ''
  const all = [...matching(entries, typed), ...(isEmpty ? [] : found)]
  return sections
    .map((section) => ({
      section,
      name: sectionNames[section],
      entries: all
        .filter((entry) => entry.section === section)
        .slice(0, isEmpty ? AT_FIRST[section] : MOST),
    }))
    .filter((shown) => shown.entries.length > 0)
    .toSorted((one, other) => holdsExact(other.entries, typed) - holdsExact(one.entries, typed))
}

const holdsExact = (entries: readonly Entry[], typed: string) =>
  Number(entries.some((entry) => isCalled(entry, typed)))

const isSection = (name: string): name is Section => name in sectionNames
const sections = Object.keys(sectionNames).filter(isSection)
