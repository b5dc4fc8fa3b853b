import type { Product } from '#market/products/product-api.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { type DetailFact, detailFacts } from './detail-facts.ts'
import styles from './ProductDetails.module.css'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'

type Props = { product: Product }

export function ProductDetails({ product }: Props) {
  return (
    <>
      <Disclosure title="Product Details" open spread className={styles['part']}>
        <DetailsTable facts={detailFacts(product)} />
      </Disclosure>
      <Disclosure title="About Brand" spread className={styles['part']}>
        <AboutBrand seller={product.seller} />
      </Disclosure>
    </>
  )
}

type AboutBrandProps = { seller: Product['seller'] }

function AboutBrand({ seller }: AboutBrandProps) {
  return (
    <div className={styles['brand']}>
      <Avatar of="company" name={seller.name} url={seller.logo_url} className={styles['logo']} />
      <div className={styles['words']}>
        <h3>{seller.name}</h3>
        <p className="soft">{seller.description || `${seller.name} sells on Lotline.`}</p>
        <p>
          <Link href={paths.storefront(seller.id)}>See all of {seller.name}</Link>
        </p>
      </div>
    </div>
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
