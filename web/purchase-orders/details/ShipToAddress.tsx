import { addressLines, type ShipTo } from '#market/accounts/ship-to.ts'
import styles from './ShipToAddress.module.css'

type Props = { address: ShipTo }

export function ShipToAddress({ address }: Props) {
  return <address className={styles['address']}>{addressLines(address).join('\n')}</address>
}
