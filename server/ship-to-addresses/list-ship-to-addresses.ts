import { sql } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { shipToAddressesList } from '#market/ship-to-addresses/ship-to-addresses-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import { addressJson, type AddressRow } from './ship-to-address-store.ts'
import { shipToAddressColumns } from './ship-to-address-tables.ts'

export const listShipToAddresses = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: shipToAddressesList, db },
    {
      columns: sql.join(shipToAddressColumns.map((column) => sql.ref(column))),
      tables: sql`ship_to_addresses`,
      of: ({ buyerId }: BuyerViewer) => sql`buyer_id = ${buyerId}`,
      search: (
        pattern,
      ) => sql`(label ilike ${pattern} or concat_ws(' ', ship_to ->> 'name', ship_to ->> 'line1',
        ship_to ->> 'line2', ship_to ->> 'city', ship_to ->> 'state', ship_to ->> 'postal_code') ilike ${pattern})`,
      filters: {},
      sorts: {
        label: sql`is_default desc, lower(label), id`,
        newest: sql`created_at desc, id desc`,
      },
      json: (_, rows: readonly AddressRow[]) => rows.map(addressJson),
    },
  )
