import { type Generated, type Selectable, sql } from 'kysely'
import type { SampleChoices } from '#market/sample-profiles/sample-choices.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type {
  SampleBuyerCategory,
  SampleSellerCategory,
} from '#market/sample-profiles/sample-categories.ts'

type Samples = SampleChoices & { sample_subscribed: boolean }

/** A subscriber's choices of leads, and whether leads are sent. */
export async function samplesOf(db: Database | Tx, userId: number): Promise<Samples> {
  const { rows } = await sql<Row>`
    select p.seller_categories, p.buyer_categories, p.selected_buyers,
      exists (select from subscriptions s
        where s.user_id = u.id and (s.ends_at is null or s.ends_at > now())) as is_subscribed
    from users u left join sample_profiles p on p.user_id = u.id
    where u.id = ${userId}`.execute(db)
  const [row] = rows
  return {
    sample_subscribed: row?.isSubscribed ?? false,
    sample_seller_categories: row?.sellerCategories ?? [],
    sample_buyer_categories: row?.buyerCategories ?? [],
    selected_buyers: row?.selectedBuyers ?? [],
  }
}

type StoredProfile = Selectable<SampleProfilesTable>
type Row = { isSubscribed: boolean } & {
  [Column in 'sellerCategories' | 'buyerCategories' | 'selectedBuyers']:
    | StoredProfile[Column]
    | null
}

declare module '#server/platform/database/database.ts' {
  interface Tables {
    sampleProfiles: SampleProfilesTable
  }
}

type SampleProfilesTable = {
  userId: number
  sellerCategories: Generated<SampleSellerCategory[]>
  buyerCategories: Generated<SampleBuyerCategory[]>
  selectedBuyers: Generated<string[]>
  /** For people without a shop; sellers' are stored with the shop. */
  currentBuyerRelationships: Generated<string[]>
  timeZone: Generated<string>
  /** Since when no matching lead is left. */
  ranOutAt: Date | null
  createdAt: Generated<Date>
}
