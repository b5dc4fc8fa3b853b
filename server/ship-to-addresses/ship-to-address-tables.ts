import type { Generated, JSONColumnType } from 'kysely'
import type { ShipTo } from '#market/accounts/ship-to.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    shipToAddresses: ShipToAddressesTable
  }
}

/** The default one's address is `buyers.ship_to` as well: the database keeps them alike. */
export type ShipToAddressesTable = {
  id: Generated<number>
  buyerId: number
  label: string
  shipTo: JSONColumnType<ShipTo>
  dock: Generated<boolean>
  liftgateNeeded: Generated<boolean>
  appointmentNeeded: Generated<boolean>
  receivingHours: Generated<string>
  isDefault: Generated<boolean>
  createdAt: Generated<Date>
}

export const shipToAddressColumns = [
  'id',
  'label',
  'shipTo',
  'dock',
  'liftgateNeeded',
  'appointmentNeeded',
  'receivingHours',
  'isDefault',
] as const
