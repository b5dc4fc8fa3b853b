/** Something a search can be narrowed to, and how many products it would leave. */
export type FacetChoice = { key: string; label: string; count: number }

type Showing = {
  chosen: readonly string[]
  /** What was typed to find one. */
  sought: string
  /** All of them, not only the first few. */
  isOpen: boolean
}

const AT_FIRST = 6
/** With this many choices, a field filters them. */
export const MANY = 10

/** What there is to choose from, with what is chosen though it would leave nothing. */
export function withChosen(
  choices: readonly FacetChoice[],
  chosen: readonly { key: string; label: string }[],
): FacetChoice[] {
  const known = new Set(choices.map(({ key }) => key))
  const gone = chosen.filter(({ key }) => !known.has(key))
  return [...choices, ...gone.map((each) => ({ ...each, count: 0 }))]
}

/** The first few and what is chosen; all of them once asked for; while one is sought, what fits. */
export function shownChoices(
  choices: readonly FacetChoice[],
  { chosen, sought, isOpen }: Showing,
): readonly FacetChoice[] {
  const wanted = sought.trim().toLowerCase()
  if (wanted) return choices.filter(({ label }) => label.toLowerCase().includes(wanted))
  if (isOpen) return choices
  return choices.filter(({ key }, index) => index < AT_FIRST || chosen.includes(key))
}
