import type { z } from 'zod'
import { Refusal } from './refusal.ts'

/** A path parameter that cannot be an id names nothing: 404, not a validation message. */
export function parsePath<Params>(schema: z.ZodType<Params>, given: unknown): Params {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Refusal('Not found', 404)
  return parsed.data
}

/** A body or a query that breaks its schema is 422 with each field named (decision A3). */
export function parsePart<Part>(schema: z.ZodType<Part>, given: unknown): Part {
  const parsed = schema.safeParse(given, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields: Record<string, string[]> = {}
  for (const issue of parsed.error.issues.flatMap(closest)) {
    const field = issue.path.join('.') || 'body'
    fields[field] = [...(fields[field] ?? []), wordsOf(issue)]
  }
  const [field, messages] = Object.entries(fields)[0] ?? ['body', ['is invalid']]
  const first = messages[0] ?? 'is invalid'
  throw new Refusal(/^[a-z]/.test(first) ? `${field} ${first}` : first, 422, { fields })
}

/** For a body that fits none of several forms: the problems of the form it was meant for. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue]
  return issue.errors.find((form) => !form.some(isMissing)) ?? issue.errors.at(-1) ?? [issue]
}

const isMissing = ({ code, input }: z.core.$ZodIssue) =>
  code === 'invalid_type' && input === undefined

// Our own messages begin with a capital and stand alone; zod's follow the field's name.
function wordsOf(issue: z.core.$ZodIssue): string {
  if (!unworded.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? 'is required' : `must be ${article(issue.expected)}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'too_small':
      return bounded(issue.inclusive ? 'at least' : 'more than', issue.minimum, issue.origin)
    case 'too_big':
      return bounded(issue.inclusive ? 'at most' : 'less than', issue.maximum, issue.origin)
    default:
      return 'is invalid'
  }
}

/** zod's message for a rule we have no wording for. */
const unworded = /^(?:Invalid (?:input|option|string)\b|Too (?:small|big): )/

const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

const units: Record<string, string> = { string: 'characters', array: 'entries' }

function bounded(words: string, bound: number | bigint, origin: string) {
  const unit = units[origin]
  return unit ? `must have ${words} ${bound} ${unit}` : `must be ${words} ${bound}`
}
