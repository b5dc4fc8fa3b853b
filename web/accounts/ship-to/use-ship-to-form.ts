import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { shipTo } from '#market/accounts/ship-to.ts'
import { useViewer } from '../account-queries.ts'

const BLANK = {
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'United States',
  phone: '',
}

/** The form of a buyer's ship-to address, as it is kept or still to be given. */
export function useShipToForm() {
  const buyer = useViewer()?.buyer
  return useForm({
    resolver: zodResolver(shipTo),
    defaultValues: { ...BLANK, name: buyer?.name ?? '', ...buyer?.ship_to },
  })
}
export type ShipToForm = ReturnType<typeof useShipToForm>
