import { classes } from '#web/platform/ui/classes.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import card from './OwnProductCard.module.css'
import styles from './OwnProductGrid.module.css'

type Props = { cards: number }

export function OwnProductGridSkeleton({ cards }: Props) {
  return (
    <div className={classes(styles['grid'], styles['loading'])} aria-hidden="true">
      {Array.from({ length: cards }, (_, at) => (
        <Card key={at} className={card['card']}>
          <Skeleton shape="block" height={140} />
          <div className={card['body']}>
            <Skeleton width="90%" height={20} />
            <Skeleton width="100%" height={60} />
            <Skeleton width="60%" height={20} />
          </div>
        </Card>
      ))}
    </div>
  )
}
