import type { ReactNode } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { classes } from '#web/platform/ui/classes.ts'
import type { OfferGroup } from './offer-group.ts'
import { groupName } from './offer-words.ts'
import styles from './OfferSection.module.css'

type Props = { group: OfferGroup; viewer: Party; count: number; children: ReactNode }

export function OfferSection({ group, viewer, count, children }: Props) {
  const name = groupName(group, viewer)
  return (
    <section aria-label={name} className={styles['section']}>
      <h2 className={styles['head']}>
        <span className={classes(styles['mark'], styles[group])} /> {name}{' '}
        <span className={styles['count']}>{count}</span>
      </h2>
      <ul className={styles['offers']}>{children}</ul>
    </section>
  )
}
