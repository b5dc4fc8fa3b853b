import type { Generated } from 'kysely'
import type {
  SampleBuyerCategory,
  SampleSellerCategory,
} from '#market/sample-profiles/sample-categories.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    sampleProfiles: SampleProfilesTable
  }
}

export type SampleProfilesTable = {
  userId: number
  sellerCategories: Generated<SampleSellerCategory[]>
  buyerCategories: Generated<SampleBuyerCategory[]>
  selectedBuyers: Generated<string[]>
  /** Of people who have no shop, in which sellers keep theirs. */
  currentBuyerRelationships: Generated<string[]>
  timeZone: Generated<string>
  /** Since when no lead is left that matches. */
  ranOutAt: Date | null
  createdAt: Generated<Date>
}
