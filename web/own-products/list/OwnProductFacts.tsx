import { missingWords } from '#market/products/missing.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { formatUsd } from '#market/money.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import styles from './OwnProductCard.module.css'
import { lostPhotosWords, otherMissing } from './missing-words.ts'

type Props = { product: OwnListedProduct }

/** The figures of a product; what is missing stands in its place, in red. */
export function OwnProductFacts({ product }: Props) {
  const { missing, msrp_cents: msrp, seller_price_cents: asking } = product
  const facts = [
    { label: 'Units', value: quantityText(product.units), lack: missingWords.units },
    {
      label: 'MSRP',
      value: msrp === null ? '' : formatUsd(msrp),
      lack: missingWords.msrp_cents,
      per: true,
    },
    {
      label: 'Asking price',
      value: asking === null ? '' : formatUsd(asking),
      lack: missingWords.seller_price_cents,
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
              {missing.includes(lack) ? lack : value}
              {per && !missing.includes(lack) && <span className="muted hide-s"> / unit</span>}
            </dd>
          </div>
        ))}
      </dl>
      {product.watchers > 0 && (
        <p className="t13 muted">
          {quantityText(product.watchers)}{' '}
          {product.watchers === 1 ? 'buyer watches' : 'buyers watch'} it
        </p>
      )}
      {[...otherMissing(missing), ...lostPhotosWords(product.photo_problems)].map((words) => (
        <p key={words} className="t13 red med">
          {words}
        </p>
      ))}
    </>
  )
}
