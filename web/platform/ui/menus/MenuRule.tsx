import styles from './Menu.module.css'
import { useMenuWidgets } from './menu-widgets.ts'

export function MenuRule() {
  const { Separator } = useMenuWidgets()
  return <Separator className={styles['rule'] ?? ''} />
}
