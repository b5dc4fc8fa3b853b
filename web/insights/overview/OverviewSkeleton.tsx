import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './Figures.module.css'

export function OverviewSkeleton() {
  return (
    <>
      <div className={styles['figures']}>
        {[1, 2, 3, 4, 5, 6, 7].map((each) => (
          <Skeleton key={each} shape="block" height={122} />
        ))}
      </div>
      <Skeleton shape="block" height={330} />
    </>
  )
}
