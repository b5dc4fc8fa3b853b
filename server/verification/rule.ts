import type { RawBuilder } from 'kysely'

/** What must hold, in words, with a query that answers what breaks it and nothing else. */
export type Rules = Record<string, RawBuilder<Violation>>
export type Violation = { what: string }
