import { updateProfile } from '#market/accounts/profile-api.ts'
import {
  SHIP_TO_UNCLEAR,
  shipTo,
  shipToProblem,
  withCodes,
  type ShipTo,
} from '#market/accounts/ship-to.ts'
import {
  shipToAddressIn,
  type ShipToAddressForm,
} from '#market/ship-to-addresses/ship-to-address.ts'
import { call } from '#web/platform/http/call.ts'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { useViewer, viewerQuery } from '../account-queries.ts'
import { shipToAddressesKey } from './ship-to-addresses-key.ts'

export const BLANK_ADDRESS: ShipToAddressForm = {
  label: '',
  name: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'US',
  phone: '',
  dock: false,
  liftgate_needed: false,
  appointment_needed: false,
  receiving_hours: '',
}

/** The form of a buyer's default ship-to address, as it is kept or still to be given. */
export function useShipToForm(then: { tell?: () => void; onSaved?: () => void }) {
  const save = useSaveShipTo()
  const buyer = useViewer()?.buyer
  const kept = buyer?.ship_to
  const form = useSavedForm({
    schema: shipToAddressIn,
    // Its label is not asked here, and stays as it is.
    start: {
      ...BLANK_ADDRESS,
      label: 'Main address',
      name: buyer?.name ?? '',
      ...(kept && withCodes(kept)),
    },
    send: (address: ShipToAddressForm) => save.mutateAsync(shipTo.parse(address)),
    kept: (_, address) => address,
    ...then,
  })
  return { ...form, isUnclear: shipToProblem(kept) === SHIP_TO_UNCLEAR }
}
export type ShipToForm = ReturnType<typeof useShipToForm>

const useSaveShipTo = () =>
  useAction((address: ShipTo) => call(updateProfile, { body: { profile: { ship_to: address } } }), {
    isForm: true,
    keep: (queries, _, ship_to) =>
      queries.setQueryData(viewerQuery.queryKey, (viewer) =>
        viewer?.buyer ? { ...viewer, buyer: { ...viewer.buyer, ship_to } } : viewer,
      ),
    refreshes: [shipToAddressesKey],
  })
