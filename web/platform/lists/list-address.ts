import type { z } from 'zod'
import type { Filters } from '#market/lists/list.ts'
import {
  stringifySearch,
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

type Listed<View extends z.ZodObject> = {
  page: string
  view: View
  filters: Filters
  // oxlint-disable-next-line typescript/no-explicit-any -- the lists' own functions ask for their own filters
  first?: Partial<z.output<View>> | ((asked: any) => Partial<z.output<View>>)
}
export type ViewOf<View extends z.ZodObject> = z.output<View> & { page: number }

/** Reads what the address of a list selects, and writes it, without what is usual. */
export function listAddress<View extends z.ZodObject>({
  page,
  view,
  filters,
  first,
}: Listed<View>) {
  const standard: ViewOf<View> = { ...view.parse({}), page: 1 }
  const usualOf = (asked: object): ViewOf<View> => ({
    ...standard,
    ...(typeof first === 'function' ? first(asked) : first),
  })
  const inAddress = new Map(
    Object.entries(filters).map(([name, filter]) => [name, filter.inAddress ?? name]),
  )
  const inCall = new Map([...inAddress].map(([name, address]) => [address, name]))

  const hrefOf = (shown: Partial<ViewOf<View>>) => {
    const said = withoutDefaults<object>(shown, usualOf(shown))
    return page + stringifySearch(renamed(said, (name) => inAddress.get(name) ?? name))
  }
  return {
    /** Of what makes no sense, the usual is shown. */
    viewOf: (search: Search): ViewOf<View> => {
      const { page: number, ...asked } = renamed(search, (name) => inCall.get(name) ?? name)
      const known = Object.fromEntries(
        Object.entries(asked).filter(([name, value]) => view.safeParse({ [name]: value }).success),
      )
      const read = view.parse({ ...usualOf(known), ...known })
      return { ...read, page: wholeNumberIn(number) ?? 1 }
    },
    hrefOf,
    /** The first page of the list with something else chosen; what is usual gives way to what is usual then. */
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
