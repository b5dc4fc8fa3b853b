import type { z } from 'zod'
import {
  addressNames,
  renamed,
  usualView,
  viewInAddress,
  type Addressed,
  type ViewOf,
} from '#market/lists/view-in-address.ts'
import {
  stringifySearch,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** Reads and writes the addresses of a list, leaving out what the list shows by default. */
export function listAddress<View extends z.ZodObject>(list: Addressed<View>) {
  const inAddress = new Map(addressNames(list))
  const usualOf = (asked: Partial<z.output<View>>) => usualView(list, asked)

  const hrefOf = (shown: Partial<ViewOf<View>>) => {
    const chosen = withoutDefaults<object>(shown, usualOf(shown))
    return list.page + stringifySearch(renamed(chosen, (name) => inAddress.get(name) ?? name))
  }
  return {
    viewOf: (search: Search) => viewInAddress(list, search),
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
