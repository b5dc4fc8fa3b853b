import { list } from '#market/lists/list.ts'
import { shipToAddress } from './ship-to-address.ts'

/** A buyer's own, the default one first. */
export const shipToAddressesList = list({
  name: 'addresses',
  page: '/ship_to_addresses',
  call: 'listShipToAddresses',
  summary: "The buyer's ship-to addresses",
  policy: 'buyer',
  row: shipToAddress,
  perPage: 50,
  search: 'Label, name, street, city or ZIP',
  filters: {},
  sorts: { label: 'Label A-Z', newest: 'Newest first' },
})
