import type { Generated } from 'kysely'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    pageViews: {
      id: Generated<number>
      at: Generated<Date>
      userId: number | null
      path: string
      title: string | null
      /** When the analytics endpoint of `ANALYTICS_URL` took it. */
      forwardedAt: Date | null
    }
  }
}
