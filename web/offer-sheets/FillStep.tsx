import { Step } from './Step.tsx'
import styles from './Steps.module.css'

export function FillStep() {
  return (
    <Step number={2} title="Fill in what you offer">
      <dl className={styles['columns']}>
        <dt>Offer Quantity</dt>
        <dd>Units you want, from Minimum Units to Available Units.</dd>
        <dt>Offer Price</dt>
        <dd>Dollars for one unit, up to the Asking Price.</dd>
        <dt>Product ID</dt>
        <dd>Tells us the lot. Keep it as it is.</dd>
      </dl>
      <p className="t13 muted">
        Leave both empty where you offer nothing. Other columns may be moved or deleted.
      </p>
    </Step>
  )
}
