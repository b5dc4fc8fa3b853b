import { Fragment, type ReactNode } from 'react'
import styles from './DescriptionList.module.css'

type Props = { facts: readonly { label: string; value: ReactNode }[] }

/** Names and values of one thing. */
export function DescriptionList({ facts }: Props) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
