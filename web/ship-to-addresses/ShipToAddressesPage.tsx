import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import {
  MOST_SHIP_TO_ADDRESSES,
  type ShipToAddress,
} from '#market/ship-to-addresses/ship-to-address.ts'
import { shipToAddressesList } from '#market/ship-to-addresses/ship-to-addresses-list.ts'
import { shipToAddressesKey } from '#web/accounts/ship-to/ship-to-addresses-key.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { addressColumns } from './address-columns.tsx'
import { DeleteAddressDialog } from './DeleteAddressDialog.tsx'
import { ShipToAddressDialog } from './ShipToAddressDialog.tsx'
import { useMakeDefault } from './ship-to-address-queries.ts'

type Opened = { form: ShipToAddress | undefined } | { deletion: ShipToAddress }

/** Where a buyer's orders may go. */
export function ShipToAddressesPage() {
  const [opened, setOpened] = useState<Opened>()
  const makeDefault = useMakeDefault()
  const add = (
    <Button kind="primary" onClick={() => setOpened({ form: undefined })}>
      <Plus /> Add address
    </Button>
  )
  return (
    <>
      <ListPage
        list={shipToAddressesList}
        queryKey={shipToAddressesKey}
        title="Ship-to addresses"
        summary={(count) =>
          `${quantityText(count)} of ${MOST_SHIP_TO_ADDRESSES}. The default one is proposed for every offer.`
        }
        tools={add}
        columns={addressColumns({
          onEdit: (address) => setOpened({ form: address }),
          onDelete: (address) => setOpened({ deletion: address }),
          onDefault: (address) =>
            void makeDefault.run(address, () => toast(`${address.label} is the default now`)),
        })}
        empty={{
          icon: MapPin,
          title: 'No addresses match',
          all: 'Show all addresses',
          whole: (
            <EmptyState icon={MapPin} title="No ship-to addresses yet" actions={add}>
              Add your stores and warehouses, and choose one for each offer.
            </EmptyState>
          ),
        }}
      />
      {opened && 'form' in opened && (
        <ShipToAddressDialog address={opened.form} onClose={() => setOpened(undefined)} />
      )}
      {opened && 'deletion' in opened && (
        <DeleteAddressDialog address={opened.deletion} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
