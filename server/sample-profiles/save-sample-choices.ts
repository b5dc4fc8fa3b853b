import type { SampleChoices } from '#market/sample-profiles/sample-choices.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Choices = {
  [Name in keyof SampleChoices]?: SampleChoices[Name] | undefined
} & { time_zone?: string | undefined; current_buyer_relationships?: string[] | undefined }

/** Stores the choices given; omitted ones stay. Changed choices may match leads again. */
export async function saveSampleChoices(tx: Tx, userId: number, choices: Choices) {
  if (choices.selected_buyers) await refuseUnknown(tx, userId, choices.selected_buyers)
  const given = {
    sellerCategories: choices.sample_seller_categories,
    buyerCategories: choices.sample_buyer_categories,
    selectedBuyers: choices.selected_buyers,
    timeZone: choices.time_zone,
    currentBuyerRelationships: choices.current_buyer_relationships,
  }
  await tx
    .insertInto('sampleProfiles')
    .values({ userId, ranOutAt: null, ...given })
    .onConflict((known) => known.column('userId').doUpdateSet({ ...given, ranOutAt: null }))
    .execute()
}

/** Since when no lead is left that matches; null once one is. */
export async function noteRunningOut(tx: Tx, userId: number, ranOutAt: Date | null) {
  await tx.updateTable('sampleProfiles').set({ ranOutAt }).where('userId', '=', userId).execute()
}

/** A buyer must be in the directory; one removed since may stay chosen. */
async function refuseUnknown(tx: Tx, userId: number, names: string[]) {
  if (names.length === 0) return
  const listed = await tx
    .selectFrom('leads')
    .select('company')
    .where('deletedAt', 'is', null)
    .where('company', 'in', names)
    .execute()
  const profile = await tx
    .selectFrom('sampleProfiles')
    .select('selectedBuyers')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const known = new Set([
    ...listed.map(({ company }) => company),
    ...(profile?.selectedBuyers ?? []),
  ])
  const unknown = names.find((name) => !known.has(name))
  if (unknown === undefined) return
  const message = `${unknown} isn’t in the directory`
  throw new Refusal(message, 422, { fields: { selected_buyers: [message] } })
}
