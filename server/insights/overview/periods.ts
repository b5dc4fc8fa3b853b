import type { Period } from '#market/insights/period.ts'

export type Periods = { now: Period; before: Period }
