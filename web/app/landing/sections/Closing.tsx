import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './Closing.module.css'

export function Closing() {
  return (
    <section className={styles['place']} aria-labelledby="closing-title">
      <div className={styles['band']}>
        <div>
          <h2 id="closing-title">See what is clearing today</h2>
          <p>Apply in two minutes. We respond via email in 24 hours.</p>
        </div>
        <div className={styles['calls']}>
          <ButtonLink size="large" href={paths.buyerInquiry()} className={styles['light']}>
            Start Buying
          </ButtonLink>
          <ButtonLink size="large" href={paths.sellerInquiry()} className={styles['ghost']}>
            Start Selling
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
