import type { ShipTo } from '#market/accounts/ship-to.ts'
import styles from './ShipToAddress.module.css'

type Props = { address: ShipTo }

export function ShipToAddress({ address }: Props) {
  const { name, line1, line2, city, state, postal_code, country, phone } = address
  return (
    <address className={styles['address']}>
      {[name, line1, line2, `${city}, ${state} ${postal_code}`, country, phone]
        .filter(Boolean)
        .join('\n')}
    </address>
  )
}
