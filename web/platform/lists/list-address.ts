import type { z } from 'zod'
import {
  stringifySearch,
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

type Listed<View extends z.ZodObject> = {
  page: string
  view: View
  first?: Partial<z.output<View>>
}
export type ViewOf<View extends z.ZodObject> = z.output<View> & { page: number }

/** Reads what the address of a list selects, and writes it, without what is usual. */
export function listAddress<View extends z.ZodObject>({ page, view, first }: Listed<View>) {
  const usual: ViewOf<View> = { ...view.parse({}), ...first, page: 1 }
  return {
    /** Of what makes no sense, the usual is shown. */
    viewOf: (search: Search): ViewOf<View> => {
      const { page: number, ...asked } = search
      const known = Object.entries(asked).filter(
        ([name, value]) => view.safeParse({ [name]: value }).success,
      )
      const read = view.parse({ ...usual, ...Object.fromEntries(known) })
      return { ...read, page: wholeNumberIn(number) ?? 1 }
    },
    hrefOf: (shown: Partial<ViewOf<View>>) =>
      page + stringifySearch(withoutDefaults<object>(shown, usual)),
  }
}
