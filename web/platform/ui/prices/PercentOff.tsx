import { classes } from '../classes.ts'
import styles from './PercentOff.module.css'

type Props = { percent: number; large?: boolean | undefined }

/** The loudest number of a product. */
export function PercentOff({ percent, large }: Props) {
  return (
    <span>
      <b className={classes(styles['percent'], large && styles['large'])}>{percent}%</b>
      <span className={styles['words']}>off MSRP</span>
    </span>
  )
}
