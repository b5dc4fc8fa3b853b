import type { Generated } from 'kysely'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    applications: ApplicationsTable
  }
}

export type ApplicationsTable = {
  id: Generated<number>
  userId: number
  submittedAt: Generated<Date>
  /** None while it waits. */
  decision: 'approved' | 'denied' | null
  reason: string | null
  decidedAt: Date | null
  decidedBy: number | null
}
