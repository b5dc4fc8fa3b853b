import styles from './Company.module.css'

type Props = {
  name: string
  /** Of its user; null for a seller without one. */
  email: string | null
}

/** A company by its name, with the address of its user below. */
export function Company({ name, email }: Props) {
  return (
    <span className={styles['company']}>
      <span className={styles['line']} title={name}>
        {name}
      </span>
      {email !== null && (
        <span className={`t13 muted ${styles['line']}`} title={email}>
          {email}
        </span>
      )}
    </span>
  )
}
