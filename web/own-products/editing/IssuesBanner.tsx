import { Banner } from '#web/platform/ui/Banner.tsx'
import styles from './EditorNotes.module.css'

type Props = { missing: readonly string[] }

export function IssuesBanner({ missing }: Props) {
  return (
    <div className={styles['note']}>
      <Banner tone="red">
        <b>Fix issues to publish product.</b> {missing.join(', ')}.
      </Banner>
    </div>
  )
}
