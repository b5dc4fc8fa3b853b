import styles from './Table.module.css'

type Props = { height: number; columns: number }

/** The room of rows that are not drawn. */
export function TableGap({ height, columns }: Props) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true" className={styles['gap']}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing but room */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}
