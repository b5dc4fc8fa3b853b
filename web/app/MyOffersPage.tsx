import { GettingStarted } from '#web/catalogue/getting-started/GettingStarted.tsx'
import { OffersPage } from '#web/offers/list/OffersPage.tsx'
import styles from './MyOffersPage.module.css'

/** A buyer without offers finds the first steps there as well. */
export function MyOffersPage() {
  return (
    <OffersPage
      beforeFirst={
        <div className={styles['start']}>
          <GettingStarted open />
        </div>
      }
    />
  )
}
