import type { Generated } from 'kysely'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    releaseNotes: {
      id: Generated<number>
      body: string
      buyer: Generated<boolean>
      seller: Generated<boolean>
      createdAt: Generated<Date>
      createdBy: number | null
    }
    releaseNoteDismissals: { userId: number; dismissedAt: Generated<Date> }
  }
}
