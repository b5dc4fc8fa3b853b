import type { Generated } from 'kysely'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    sentLeads: SentLeadsTable
  }
}

export type SentLeadsTable = {
  id: Generated<number>
  userId: number
  leadId: number
  /** The day where the reader lives: one lead each. */
  localDay: string
  /** Outlives the lead, so that a contact added anew is not sent again. */
  contactKey: string
  sentAt: Date
}
