import { z } from 'zod'
import { endpoint, type Nothing, type Policy } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import type { Filter } from './filter.ts'

export type Filters = Readonly<Record<string, Filter>>

type Spec<
  Row extends z.ZodType,
  Narrowing extends Filters,
  Sorts extends Readonly<Record<string, string>>,
  Meta extends z.ZodRawShape,
  Who extends Policy,
> = {
  /** What its rows are called, such as `people`. */
  name: string
  /** The address of its page. */
  page: string
  /** The address of the call, where it is not that of the page. */
  path?: string
  /** What the API reference calls it, and says of it. */
  call: string
  summary: string
  policy: Who
  row: Row
  /** Rows of its page, and of a call that does not say. */
  perPage: number
  /** Rows of a call that does not say, where that is not what the page shows. */
  perCall?: number
  /** What the search box says that it searches. */
  search: string
  filters: Narrowing
  /** The orders that one may choose, in words; the first is the standard. */
  sorts: Sorts
  /** What a page of it tells besides the totals. */
  meta?: Meta
  /** What its page shows at first, where a call without filters gets something else; it may depend on what is asked. */
  first?: First<Narrowing, Sorts> | ((asked: First<Narrowing, Sorts>) => First<Narrowing, Sorts>)
}

type First<Narrowing extends Filters, Sorts> = {
  [Name in keyof Narrowing]?: z.output<Narrowing[Name]['schema']>
} & { sort?: keyof Sorts & string }

/**
 * A list, declared once: its call, its address, its filters and its orders follow from this. `listRoute` serves it,
 * `ListPage` shows it.
 */
export function list<
  Row extends z.ZodType,
  const Narrowing extends Filters,
  const Sorts extends Readonly<Record<string, string>>,
  const Who extends Policy,
  Meta extends z.ZodRawShape = Nothing,
>(spec: Spec<Row, Narrowing, Sorts, Meta, Who>) {
  const sorts = Object.keys(spec.sorts)
  const [standard] = sorts
  if (standard === undefined) throw new Error(`The list of ${spec.name} has no order`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose their names
  const shape = {
    search: z.string().trim().max(200).default(''),
    ...schemasOf(spec.filters),
    sort: z.enum(sorts).default(standard),
  } as unknown as Shape<Narrowing, Sorts>
  const view = z.object(shape)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without one, `Meta` is nothing
  const meta = (spec.meta ?? {}) as Meta
  return {
    ...spec,
    view,
    read: endpoint({
      method: 'GET',
      path: spec.path ?? spec.page,
      summary: spec.summary,
      policy: spec.policy,
      query: pageQuery.extend({
        ...view.shape,
        per_page: pageQuery.shape.per_page.default(spec.perCall ?? spec.perPage),
      }),
      answer: z.object({
        data: z.array(spec.row),
        meta: pageMeta.extend(meta),
      }),
    }),
  }
}

type Shape<Narrowing extends Filters, Sorts> = {
  search: z.ZodDefault<z.ZodString>
  sort: z.ZodDefault<z.ZodEnum<{ [Sort in keyof Sorts & string]: Sort }>>
} & { [Name in keyof Narrowing]: Narrowing[Name]['schema'] }

const schemasOf = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema]))
