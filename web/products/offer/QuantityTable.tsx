import { formatUsd, times } from '#market/money.ts'
import type { Product } from '#market/products/product-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { cartonsIn, quantityLadder } from './quantity-ladder.ts'
import styles from './QuantityTable.module.css'
import type { TypedLine } from './typed-line.ts'

type Props = { product: Product; typed: TypedLine }

/** What other quantities of the product would come to, at the asking price and at mine. */
export function QuantityTable({ product, typed }: Props) {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  const { seller_price_cents: asking, outer_quantity: carton } = product
  if (!isBuyer || asking === null || product.units === 0) return null
  const quantities = quantityLadder(product, typed.quantity)
  // The form above says what the only quantity comes to.
  if (quantities.length < 2) return null

  const { unitPrice } = typed
  const isMine = unitPrice !== undefined && unitPrice > 0 && unitPrice < asking
  return (
    <aside>
      <h2>Cost by quantity</h2>
      <table className={styles['ladder']}>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            {carton && <th scope="col">Cartons</th>}
            <th scope="col">At asking</th>
            {isMine && <th scope="col">At {formatUsd(unitPrice)}</th>}
          </tr>
        </thead>
        <tbody>
          {quantities.map((quantity) => (
            <tr key={quantity} className={quantity === typed.quantity ? styles['mine'] : undefined}>
              <td>{quantityText(quantity)}</td>
              {carton && <td>{cartonsIn(quantity, carton)}</td>}
              <td>{formatUsd(times(asking, quantity))}</td>
              {isMine && <td>{formatUsd(times(unitPrice, quantity))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  )
}
