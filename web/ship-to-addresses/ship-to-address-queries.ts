import { shipTo } from '#market/accounts/ship-to.ts'
import * as api from '#market/ship-to-addresses/ship-to-address-api.ts'
import type { ShipToAddress, ShipToAddressForm } from '#market/ship-to-addresses/ship-to-address.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { shipToAddressesKey } from '#web/accounts/ship-to/ship-to-addresses-key.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

// The default one is the viewer's `ship_to`.
const refreshes = [shipToAddressesKey, viewerQuery.queryKey]

type Saved = { id: number | undefined; form: ShipToAddressForm }

/** Adds an address, or changes the one with this id. */
export const useSaveAddress = () =>
  useAction(
    ({ id, form: ship_to_address }: Saved) =>
      id === undefined
        ? call(api.addShipToAddress, { body: { ship_to_address } })
        : call(api.changeShipToAddress, { params: { id }, body: { ship_to_address } }),
    { isForm: true, refreshes },
  )

export const useMakeDefault = () =>
  useAction(({ id }: ShipToAddress) => call(api.makeShipToDefault, { params: { id } }), {
    keep: (queries, _, chosen) =>
      queries.setQueryData(viewerQuery.queryKey, (viewer) =>
        viewer?.buyer
          ? { ...viewer, buyer: { ...viewer.buyer, ship_to: shipTo.parse(chosen) } }
          : viewer,
      ),
    refreshes,
  })

export const useDeleteAddress = () =>
  useAction(({ id }: ShipToAddress) => call(api.deleteShipToAddress, { params: { id } }), {
    refreshes,
  })
