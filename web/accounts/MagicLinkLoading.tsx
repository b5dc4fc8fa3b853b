import { LoaderCircle } from 'lucide-react'
import styles from './MagicLinkLoading.module.css'

export function MagicLinkLoading() {
  return (
    <main aria-busy="true">
      <h1 className={styles['loading']}>
        <LoaderCircle className="i-20" />
        Loading
      </h1>
    </main>
  )
}
