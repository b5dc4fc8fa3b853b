import type { Generated, JSONColumnType } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { AddedSpreadsheet } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import type { Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    offerSheets: {
      key: string
      buyerId: number
      answer: JSONColumnType<AddedSpreadsheet>
      addedAt: Generated<Date>
    }
  }
}

/** What came of adding this file, if it was. */
export async function findAdded(tx: Tx, { buyerId }: BuyerViewer, key: string) {
  const found = await tx
    .selectFrom('offerSheets')
    .select('answer')
    .where('key', '=', key)
    .where('buyerId', '=', buyerId)
    .executeTakeFirst()
  return found?.answer
}

export async function keepAdded(
  tx: Tx,
  { buyerId }: BuyerViewer,
  { key, answer }: { key: string; answer: AddedSpreadsheet },
) {
  await tx
    .insertInto('offerSheets')
    .values({ key, buyerId, answer: JSON.stringify(answer) })
    .execute()
}
