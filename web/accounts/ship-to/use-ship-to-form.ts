import { useEffect } from 'react'
import { updateProfile } from '#market/accounts/profile-api.ts'
import { isDeliverable, shipToIn, withCodes, type ShipTo } from '#market/accounts/ship-to.ts'
import { call } from '#web/platform/http/call.ts'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { useViewer, viewerQuery } from '../account-queries.ts'

const BLANK: ShipTo = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'US',
  phone: '',
}

/** The form of a buyer's ship-to address, as it is kept or still to be given; what no carrier takes is marked. */
export function useShipToForm(then: { tell?: () => void; onSaved?: () => void }) {
  const save = useSaveShipTo()
  const buyer = useViewer()?.buyer
  const kept = buyer?.ship_to
  const form = useSavedForm({
    schema: shipToIn,
    start: { ...BLANK, name: buyer?.name ?? '', ...(kept && withCodes(kept)) },
    send: (address: ShipTo) => save.mutateAsync(address),
    kept: (_, address) => address,
    ...then,
  })
  const { trigger } = form
  const isUnclear = !!kept && !isDeliverable(kept)
  useEffect(() => {
    if (isUnclear) void trigger()
  }, [isUnclear, trigger])
  return form
}
export type ShipToForm = ReturnType<typeof useShipToForm>

const useSaveShipTo = () =>
  useAction((address: ShipTo) => call(updateProfile, { body: { profile: { ship_to: address } } }), {
    isForm: true,
    keep: (queries, _, ship_to) =>
      queries.setQueryData(viewerQuery.queryKey, (viewer) =>
        viewer?.buyer ? { ...viewer, buyer: { ...viewer.buyer, ship_to } } : viewer,
      ),
  })
