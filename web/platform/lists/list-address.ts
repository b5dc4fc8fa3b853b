import type { z } from 'zod'
import type { Filters } from '#market/lists/list.ts'
import {
  stringifySearch,
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** What of a declared list its addresses follow from. */
export type Addressed<View extends z.ZodObject> = {
  page: string
  view: View
  filters: Filters
  first?: Partial<z.output<View>> | ((asked: Partial<z.output<View>>) => Partial<z.output<View>>)
}
export type ViewOf<View extends z.ZodObject> = z.output<View> & { page: number }

/** Reads and writes the addresses of a list, leaving out what the list shows by default. */
export function listAddress<View extends z.ZodObject>({
  page,
  view,
  filters,
  first,
}: Addressed<View>) {
  const standard: ViewOf<View> = { ...view.parse({}), page: 1 }
  const usualOf = (asked: Partial<z.output<View>>): ViewOf<View> => ({
    ...standard,
    ...(typeof first === 'function' ? first(asked) : first),
  })
  const inAddress = new Map(
    Object.entries(filters).map(([name, filter]) => [name, filter.inAddress ?? name]),
  )
  const inCall = new Map([...inAddress].map(([name, address]) => [address, name]))

  const hrefOf = (shown: Partial<ViewOf<View>>) => {
    const chosen = withoutDefaults<object>(shown, usualOf(shown))
    return page + stringifySearch(renamed(chosen, (name) => inAddress.get(name) ?? name))
  }
  return {
    /** A value that makes no sense falls back to the default. */
    viewOf: (search: Search): ViewOf<View> => {
      const { page: number, ...asked } = renamed(search, (name) => inCall.get(name) ?? name)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose their names
      const known = Object.fromEntries(
        Object.entries(asked).filter(([name, value]) => view.safeParse({ [name]: value }).success),
      ) as Partial<z.output<View>>
      const read = view.parse({ ...usualOf(known), ...known })
      return { ...read, page: wholeNumberIn(number) ?? 1 }
    },
    hrefOf,
    /** The first page after a change. Defaults that depend on what is chosen are recomputed. */
    hrefOfChange: (shown: ViewOf<View>, change: Partial<ViewOf<View>>) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose their names
      const chosen = withoutDefaults(shown, usualOf(shown)) as Partial<ViewOf<View>>
      return hrefOf({ ...chosen, page: 1, ...change })
    },
    /** Whether anything is searched for, or filtered out. */
    isNarrowed: (shown: ViewOf<View>) => {
      const usual = usualOf(shown)
      return ['search', ...inAddress.keys()].some(
        (name) => Reflect.get(shown, name) !== Reflect.get(usual, name),
      )
    },
  }
}

/** Under the names that the address has for them, or the call. */
const renamed = (search: object, nameOf: (name: string) => string) =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [nameOf(name), value]))
