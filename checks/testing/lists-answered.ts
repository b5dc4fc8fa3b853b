import { z } from 'zod'
import type { AnyEndpoint } from '#server/platform/http/any-endpoint.ts'

type Schema = {
  type?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema & { enum?: unknown[] }
  maxItems?: number
}

/** The lists in an answer that may grow, by their names in it; '' is the answer itself. */
export function listsAnswered({ answer, sentAs }: AnyEndpoint): string[] {
  if (sentAs !== 'application/json') return []
  const whole = schemaOf(answer)
  const parts = Object.entries(whole.properties ?? {})
  return [['', whole] as const, ...parts].filter(([, part]) => mayGrow(part)).map(([name]) => name)
}

/** How many records a page of a call holds at most; undefined when it has no pages. */
export function mostOnPage({ query }: AnyEndpoint): number | undefined {
  const { page, per_page: perPage } = schemaOf(query, 'input').properties ?? {}
  if (!page || !perPage) return undefined
  return 'maximum' in perPage && typeof perPage.maximum === 'number' ? perPage.maximum : Infinity
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'output') =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io }) as Schema

/** A list of choices holds each of them once. */
const mayGrow = ({ type, items, maxItems, anyOf }: Schema): boolean =>
  (type === 'array' && maxItems === undefined && !items?.enum) || (anyOf ?? []).some(mayGrow)
