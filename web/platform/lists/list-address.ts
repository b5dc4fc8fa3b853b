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
    viewOf(search: Search): ViewOf<View> {
      const read = Object.entries(view.shape).map(([name, schema]) => {
        const asked = (schema as z.ZodType).safeParse(search[name])
        return [name, search[name] !== undefined && asked.success ? asked.data : usual[name]]
      })
      return { ...Object.fromEntries(read), page: wholeNumberIn(search['page']) ?? 1 }
    },
    hrefOf: (shown: Partial<ViewOf<View>>) =>
      page + stringifySearch(withoutDefaults<object>(shown, usual)),
  }
}
