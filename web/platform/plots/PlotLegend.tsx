import styles from './PlotLegend.module.css'

export function PlotLegend() {
  return (
    <figcaption className={styles['legend']}>
      <span>This period</span>
      <span className={styles['before']}>The period before</span>
    </figcaption>
  )
}
