import { Banner } from '#web/platform/ui/Banner.tsx'
import styles from './IssuesBanner.module.css'

type Props = { missing: readonly string[] }

export function IssuesBanner({ missing }: Props) {
  return (
    <div className={styles['issues']}>
      <Banner tone="red">
        <b>Fix issues to publish product.</b> {missing.join(', ')}.
      </Banner>
    </div>
  )
}
