import { addressLines } from '#market/accounts/ship-to.ts'
import { receivingWords, type DeliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import styles from './ShipToAddress.module.css'

type Props = { address: DeliveryAddress }

/** The address of an order, with the buyer's label and what a driver has to know. */
export function ShipToAddress({ address }: Props) {
  const label = address.label ? [address.label] : []
  const lines = [...label, ...addressLines(address), ...receivingWords(address)]
  return <address className={styles['address']}>{lines.join('\n')}</address>
}
