import { useQuery } from '@tanstack/react-query'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { MOST_PO_NUMBER_CHARACTERS } from '#market/offers/buyer-po-number.ts'
import {
  MOST_SHIP_TO_ADDRESSES,
  placeWords,
  receivingWords,
} from '#market/ship-to-addresses/ship-to-address.ts'
import { shipToAddressesList } from '#market/ship-to-addresses/ship-to-addresses-list.ts'
import { shipToAddressesKey } from '#web/accounts/ship-to/ship-to-addresses-key.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { call } from '#web/platform/http/call.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'

/** What a buyer says of an offer besides its lines. */
export type BuyerDetails = {
  addressId: number | undefined
  poNumber: string
  /** A day such as `2026-11-30`, or none; absent where it can’t be said any more. */
  neededBy?: string | undefined
}

type Props = {
  details: BuyerDetails
  /** Absent where the address stays. */
  mayMove?: boolean
  error?: string | undefined
  onChange: (details: BuyerDetails) => void
}

export function BuyerDetailsFields({ details, mayMove = true, error, onChange }: Props) {
  const { data } = useAddressChoices({ enabled: mayMove })
  const today = dayOf(useNow())
  const addresses = data?.data ?? []
  const chosen = addresses.find(({ id, is_default: isDefault }) =>
    details.addressId === undefined ? isDefault : id === details.addressId,
  )
  return (
    <>
      {mayMove && (
        <Field
          label="Ship to"
          hint={
            <>
              {chosen && receivingWords(chosen).map((words) => `${words}. `)}
              <Link href={paths.shipToAddresses()}>Add or edit addresses</Link>
            </>
          }
        >
          <Select
            value={chosen?.id ?? ''}
            onChange={({ target }) => onChange({ ...details, addressId: Number(target.value) })}
          >
            {!chosen && <option value="">Choose…</option>}
            {addresses.map((address) => (
              <option key={address.id} value={address.id}>
                {placeWords(address)}
                {address.is_default && ' (default)'}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Your PO number" optional error={error}>
        <TextInput
          value={details.poNumber}
          maxLength={MOST_PO_NUMBER_CHARACTERS}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...details, poNumber: target.value })}
        />
      </Field>
      {details.neededBy !== undefined && (
        <Field label="Needed by" optional hint="The order ships no later, if the seller agrees.">
          <TextInput
            type="date"
            value={details.neededBy}
            min={today}
            onChange={({ target }) => onChange({ ...details, neededBy: target.value })}
          />
        </Field>
      )}
    </>
  )
}

/** All of a buyer's addresses, to choose from. */
const useAddressChoices = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    enabled,
    queryKey: [...shipToAddressesKey, 'choices'],
    queryFn: ({ signal }) =>
      call(shipToAddressesList.read, {
        query: { ...shipToAddressesList.view.parse({}), page: 1, per_page: MOST_SHIP_TO_ADDRESSES },
        signal,
      }),
  })
