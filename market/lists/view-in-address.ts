import type { z } from 'zod'
import { wholeNumberIn } from '#market/whole-number-in.ts'
import type { Filters } from './list.ts'

/** What of a declared list its addresses follow from. */
export type Addressed<View extends z.ZodObject> = {
  page: string
  view: View
  filters: Filters
  first?: Partial<z.output<View>> | ((asked: Partial<z.output<View>>) => Partial<z.output<View>>)
}
export type ViewOf<View extends z.ZodObject> = z.output<View> & { page: number }

/** What a list shows where its address says nothing, which may depend on what it does say. */
export const usualView = <View extends z.ZodObject>(
  { view, first }: Pick<Addressed<View>, 'view' | 'first'>,
  asked: Partial<z.output<View>>,
): ViewOf<View> => ({
  ...view.parse({}),
  page: 1,
  ...(typeof first === 'function' ? first(asked) : first),
})

/** Reads the search of a list's address; a value that makes no sense falls back to the default. */
export function viewInAddress<View extends z.ZodObject>(
  list: Addressed<View>,
  search: object,
): ViewOf<View> {
  const inCall = new Map(addressNames(list).map(([name, address]) => [address, name]))
  const { page: number, ...asked } = renamed(search, (name) => inCall.get(name) ?? name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose their names
  const known = Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => list.view.safeParse({ [name]: value }).success),
  ) as Partial<z.output<View>>
  const read = list.view.parse({ ...usualView(list, known), ...known })
  return { ...read, page: wholeNumberIn(number) ?? 1 }
}

/** What the address of a list calls each of its filters. */
export const addressNames = ({ filters }: { filters: Filters }) =>
  Object.entries(filters).map(([name, filter]) => [name, filter.inAddress ?? name] as const)

/** Under the names that the address has for them, or the call. */
export const renamed = (search: object, nameOf: (name: string) => string) =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [nameOf(name), value]))

/** How the page of a list asks for a view. */
export const pageOfList = <View extends z.ZodObject>(
  { perPage }: { perPage: number },
  view: ViewOf<View>,
) => ({ query: { ...view, per_page: perPage } })
