import { z } from 'zod'
import { endpoint, type Policy } from '#market/endpoint.ts'
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
  /** Of the call, for the API reference. */
  summary: string
  policy: Who
  row: Row
  perPage: number
  /** What the search box says that it searches. */
  search: string
  filters: Narrowing
  /** The orders that one may choose, in words; the first is the standard. */
  sorts: Sorts
  /** What a page of it tells besides the totals. */
  meta?: Meta
  /** What its page shows at first, where a call without filters gets something else. */
  first?: { [Name in keyof Narrowing]?: z.output<Narrowing[Name]['schema']> }
}

/**
 * A list, declared once: its call, its address, its filters and its orders follow from this. `listRoute` serves it,
 * `ListPage` shows it.
 */
export function list<
  Row extends z.ZodType,
  const Narrowing extends Filters,
  const Sorts extends Readonly<Record<string, string>>,
  const Who extends Policy,
  Meta extends z.ZodRawShape = Record<never, never>,
>(spec: Spec<Row, Narrowing, Sorts, Meta, Who>) {
  const sorts = Object.keys(spec.sorts) as (keyof Sorts & string)[]
  const [standard = ''] = sorts
  const view = z.object({
    search: z.string().trim().max(200).default(''),
    ...schemasOf(spec.filters),
    sort: z.enum(sorts).default(standard as never),
  } as Shape<Narrowing, Sorts>)
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
        per_page: pageQuery.shape.per_page.default(spec.perPage),
      }),
      answer: z.object({
        data: z.array(spec.row),
        meta: pageMeta.extend(spec.meta ?? ({} as Meta)),
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
