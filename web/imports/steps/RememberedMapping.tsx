import type { KeptMapping } from '#market/imports/mapping-api.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import styles from './UploadStep.module.css'

type Props = { kept: KeptMapping; onForget: () => void }

/** Says that the headers are read as in an earlier file, and takes it back. */
export function RememberedMapping({ kept, onForget }: Props) {
  const where = kept.file_name ? ` for ${kept.file_name}` : ''
  return (
    <div className="row g2 wrap t13">
      <output className={styles['remembered']}>
        Columns matched as before{where}, <RelativeTime at={kept.used_at} />.
      </output>
      <TextButton onClick={onForget}>Undo</TextButton>
    </div>
  )
}
