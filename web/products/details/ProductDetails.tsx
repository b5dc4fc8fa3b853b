import type { Product } from '#market/products/product-api.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { type DetailFact, detailFacts } from './detail-facts.ts'
import styles from './ProductDetails.module.css'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'

type Props = { product: Product }

export function ProductDetails({ product }: Props) {
  return (
    <Disclosure title="Product Details" open spread className={styles['part']}>
      <DetailsTable facts={detailFacts(product)} />
    </Disclosure>
  )
}

type DetailsTableProps = { facts: readonly DetailFact[] }

const COPIED = new Set(['SKU', 'ASIN', 'Style number'])

function DetailsTable({ facts }: DetailsTableProps) {
  return (
    <table className={styles['details']}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {value} {COPIED.has(label) && <CopyButton text={value} of={label} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
