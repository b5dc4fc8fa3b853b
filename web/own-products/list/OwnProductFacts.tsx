import { missingWords, type Essential } from '#market/products/missing.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { termsText } from '#market/resale/resale-words.ts'
import { formatUsd } from '#market/money.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import styles from './OwnProductCard.module.css'
import { lostPhotosWords, otherMissing } from './other-missing.ts'

type Props = { product: OwnListedProduct }
type Fact = { label: string; value: string; lack: Essential; per?: boolean }

/** The figures of a product; what is missing stands in its place, in red. */
export function OwnProductFacts({ product }: Props) {
  const { missing_fields: missing, msrp_cents: msrp, seller_price_cents: asking } = product
  const whole = product.manifest_units === null ? 'unit' : 'lot'
  const facts: Fact[] = [
    { label: 'Units', value: quantityText(product.units), lack: 'units' },
    {
      label: 'MSRP',
      value: msrp === null ? '' : formatUsd(msrp),
      lack: 'msrp_cents',
      per: true,
    },
    {
      label: 'Asking price',
      value: asking === null ? '' : formatUsd(asking),
      lack: 'seller_price_cents',
      per: true,
    },
  ]
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(({ label, value, lack, per }) => (
          <div key={label} className={missing.includes(lack) ? 'red med' : undefined}>
            <dt className={missing.includes(lack) ? 'sr' : undefined}>{label}</dt>
            <dd>
              {missing.includes(lack) ? missingWords[lack] : value}
              {per && !missing.includes(lack) && <span className="muted hide-s"> / {whole}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {product.resale_terms && (
        <p className="t13 muted" title={termsText(product.resale_terms)}>
          Own resale terms
        </p>
      )}
      {product.watchers > 0 && (
        <p className="t13 muted">
          {quantityText(product.watchers)}{' '}
          {product.watchers === 1 ? 'buyer watches' : 'buyers watch'} it
        </p>
      )}
      {[...otherMissing(product), ...lostPhotosWords(product)].map((words) => (
        <p key={words} className="t13 red med">
          {words}
        </p>
      ))}
    </>
  )
}
