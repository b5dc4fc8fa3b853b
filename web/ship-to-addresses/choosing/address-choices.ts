import { useQuery } from '@tanstack/react-query'
import { MOST_SHIP_TO_ADDRESSES } from '#market/ship-to-addresses/ship-to-address.ts'
import { shipToAddressesList } from '#market/ship-to-addresses/ship-to-addresses-list.ts'
import { shipToAddressesKey } from '#web/accounts/ship-to/ship-to-addresses-key.ts'
import { call } from '#web/platform/http/call.ts'

/** All of a buyer's addresses, to choose from. */
export const useAddressChoices = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    enabled,
    queryKey: [...shipToAddressesKey, 'choices'],
    queryFn: ({ signal }) =>
      call(shipToAddressesList.read, {
        query: { ...shipToAddressesList.view.parse({}), page: 1, per_page: MOST_SHIP_TO_ADDRESSES },
        signal,
      }),
  })
