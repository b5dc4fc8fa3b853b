import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './Sessions.module.css'

/** The room of two devices. */
export function SessionsSkeleton() {
  return (
    <Loading label="Loading sessions" className={styles['sessions']}>
      {['first', 'second'].map((row) => (
        <div key={row} className={styles['session']}>
          <Skeleton shape="block" width={40} height={40} className="fit" />
          <span className="col grow">
            <Skeleton width="45%" />
            <Skeleton width="60%" height={10} />
          </span>
        </div>
      ))}
    </Loading>
  )
}
