import { Pencil, Star, Trash2 } from 'lucide-react'
import { addressLines } from '#market/accounts/ship-to.ts'
import { receivingWords, type ShipToAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import styles from './ShipToAddresses.module.css'

type Acts = {
  onEdit: (address: ShipToAddress) => void
  onDelete: (address: ShipToAddress) => void
  onDefault: (address: ShipToAddress) => void
}

export const addressColumns = ({
  onEdit,
  onDelete,
  onDefault,
}: Acts): ListColumn<ShipToAddress, 'label'>[] => [
  {
    head: 'Label',
    sorts: { ascending: 'label' },
    cell: ({ label, is_default: isDefault }) => (
      <span className={`row wrap ${styles['label']}`}>
        <b className="med">{label}</b>
        {isDefault && <Pill colour="green">Default</Pill>}
      </span>
    ),
  },
  {
    head: 'Address',
    cell: (address) => <span className={styles['lines']}>{addressLines(address).join('\n')}</span>,
  },
  {
    head: 'Receiving',
    cell: (address) => (
      <span className={`t13 ${styles['lines']}`}>{receivingWords(address).join('\n') || '–'}</span>
    ),
  },
  {
    head: 'Actions',
    cell: (address) => (
      <span className="row">
        {!address.is_default && (
          <IconButton
            label={`Make ${address.label} the default`}
            onClick={() => onDefault(address)}
          >
            <Star />
          </IconButton>
        )}
        <IconButton label={`Edit ${address.label}`} onClick={() => onEdit(address)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${address.label}`} onClick={() => onDelete(address)}>
          <Trash2 />
        </IconButton>
      </span>
    ),
  },
]
