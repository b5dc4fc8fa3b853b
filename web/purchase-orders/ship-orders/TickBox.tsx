import styles from './Papers.module.css'

/** An empty box to tick by hand, and a column of such boxes. */
const TickBox = () => <span aria-hidden="true" className={styles['tick']} />

export const tickColumn = (head: string) => ({ head, cell: () => <TickBox /> })
