import styles from './LotRow.module.css'

/** What stands in the columns, for the eye: each row says it by itself. */
export function LotRowsHead() {
  return (
    <div className={styles['head']} aria-hidden="true">
      <span />
      <span>Lot</span>
      <span>Available</span>
      <span className={styles['percent']}>% off</span>
      <span className={styles['asking']}>Asking</span>
      <span className={styles['msrp']}>MSRP</span>
      <span className={styles['quick']} />
    </div>
  )
}
