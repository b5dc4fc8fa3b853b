import type { RawBuilder } from 'kysely'

/** An invariant in words, with a query that returns only its violations. */
export type Rules = Record<string, RawBuilder<Violation>>
export type Violation = { what: string }
