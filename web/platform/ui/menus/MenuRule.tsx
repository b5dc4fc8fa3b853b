import { Separator } from 'react-aria-components'
import styles from './Menu.module.css'

export function MenuRule() {
  return <Separator className={styles['rule'] ?? ''} />
}
