import { lastWeeks, periodQuery, type Period } from '#market/insights/period.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'

export const sectionNames = ['orders', 'products', 'buyers', 'sellers', 'offers'] as const
export type SectionName = (typeof sectionNames)[number]

export const weeksToChoose = [1, 4, 12, 52] as const
const USUAL_WEEKS = 12

/** What the address selects in one section. */
export type SectionView = {
  isOpen: boolean
  sort: string | undefined
  page: number
  search: string
}

export type Detail = { kind: 'order' | 'user' | 'offer'; id: number }

/** The days that show: the last weeks, or a chosen range. */
export function periodOf(search: Search, today: string): { weeks?: number; period: Period } {
  const chosen = periodQuery.safeParse({ from: search['from'], to: search['to'] })
  if (chosen.success) return { period: chosen.data }
  const weeks = weeksToChoose.find((each) => search['weeks'] === String(each)) ?? USUAL_WEEKS
  return { weeks, period: lastWeeks(weeks, today) }
}

export const sectionOf = (search: Search, name: SectionName): SectionView => ({
  isOpen: openIn(search).includes(name),
  sort: textOf(search[`${name}_sort`]),
  page: idOf(search[`${name}_page`]) ?? 1,
  search: textOf(search[`${name}_search`]) ?? '',
})

export function detailOf(search: Search): Detail | undefined {
  for (const kind of ['order', 'user', 'offer'] as const) {
    const id = idOf(search[kind])
    if (id !== undefined) return { kind, id }
  }
  return undefined
}

/** The filter that a press on a plot sets, as the server reads it. */
export function filterOf(search: Search, name: SectionName): string | undefined {
  return search['filter'] === name ? textOf(search['scope']) : undefined
}

/** The address of the page with some changes; an undefined value leaves the address. */
export const showing = (search: Search, change: Record<string, string | number | undefined>) =>
  paths.insights({ ...search, ...change })

export function toggled(search: Search, name: SectionName) {
  const open = openIn(search)
  const next = open.includes(name) ? open.filter((each) => each !== name) : [...open, name]
  return showing(search, { open: next.join(',') || 'none' })
}

/** Leads to a section at its first page, filtered to what a plot shows. */
export function narrowed(search: Search, name: SectionName, scope: object) {
  const filtered = showing(search, {
    filter: name,
    scope: JSON.stringify(scope),
    open: opened(search, name),
    [`${name}_page`]: undefined,
    [`${name}_search`]: undefined,
  })
  return `${filtered}#${name}`
}

/** Leads to a section and opens its list; those that are open stay so. */
export const leadingTo = (search: Search, name: SectionName) =>
  `${showing(search, { open: opened(search, name) })}#${name}`

/** Any other change of a section starts at its first page. */
export const sectionShowing = (
  search: Search,
  name: SectionName,
  { sort, text }: { sort?: string; text?: string },
) =>
  showing(search, {
    ...(sort !== undefined && { [`${name}_sort`]: sort }),
    ...(text !== undefined && { [`${name}_search`]: text }),
    [`${name}_page`]: undefined,
  })

export const withoutFilter = (search: Search) =>
  showing(search, { filter: undefined, scope: undefined })

export const openDetail = (search: Search, { kind, id }: Detail) =>
  showing(search, { order: undefined, user: undefined, offer: undefined, [kind]: id })

export const closedDetail = (search: Search) =>
  showing(search, { order: undefined, user: undefined, offer: undefined })

const opened = (search: Search, name: SectionName) =>
  [...new Set([...openIn(search), name])].join(',')

function openIn(search: Search): SectionName[] {
  const open = textOf(search['open'])
  if (open === undefined) return ['orders']
  const names = open.split(',')
  return sectionNames.filter((name) => names.includes(name))
}

const textOf = (value: Search[string] | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined

const idOf = (value: Search[string] | undefined) =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
