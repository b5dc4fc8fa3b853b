import type { Filter } from './filter.ts'
import { dayIn } from '#market/wire.ts'

const schema = dayIn('Enter a date such as 2026-11-22').optional()

/** Filters of a list by its days in UTC, both included. */
export const dayRange = {
  from: { label: 'From (UTC)', schema },
  to: { label: 'To (UTC)', schema },
} satisfies Record<string, Filter>
