import { type Cents, formatUsd } from '#market/money.ts'
import { quickPrices } from './offer-maths.ts'
import styles from './OfferForm.module.css'

type Props = { msrp: Cents | null; asking: Cents; onChoose: (price: Cents) => void }

/** Prices one press away. */
export function QuickPrices({ msrp, asking, onChoose }: Props) {
  return (
    <fieldset className={styles['quick']} aria-label="Quick prices">
      <span className="t13 muted">Quick</span>
      {quickPrices({ msrp, asking }).map(({ label, price }) => (
        <button key={label} type="button" className="tnum" onClick={() => onChoose(price)}>
          {label} {formatUsd(price)}
        </button>
      ))}
    </fieldset>
  )
}
