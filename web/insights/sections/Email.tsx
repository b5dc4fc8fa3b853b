import styles from './Email.module.css'

type Props = { of: string | null }

/** An address in a narrow column; empty for a seller without a user. */
export function Email({ of }: Props) {
  if (of === null) return '–'
  return (
    <span className={styles['email']} title={of}>
      {of}
    </span>
  )
}
