import { ArrowLeft } from 'lucide-react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import styles from './BackHome.module.css'

export function BackHome() {
  return (
    <Link href={paths.home()} className={styles['back']}>
      <ArrowLeft className="i-14" />
      Back to Home
    </Link>
  )
}
