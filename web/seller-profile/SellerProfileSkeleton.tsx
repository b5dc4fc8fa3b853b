import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './SellerProfile.module.css'

export function SellerProfileSkeleton() {
  return (
    <Loading label="Loading profile">
      <div className={styles['columns']}>
        <Card padded>
          <Skeleton shape="block" height={360} />
        </Card>
        <Card padded>
          <Skeleton shape="block" height={240} />
        </Card>
      </div>
    </Loading>
  )
}
