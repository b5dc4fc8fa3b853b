import type { Generated, JSONColumnType } from 'kysely'
import type { AddedSheet } from '#market/offer-sheets/offer-sheet-api.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    offerSheets: OfferSheetsTable
  }
}

type OfferSheetsTable = {
  key: string
  buyerId: number
  answer: JSONColumnType<AddedSheet>
  addedAt: Generated<Date>
}
