import { Trash2 } from 'lucide-react'
import type { PictureUse } from '#market/uploads/upload-limits.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './PhotoField.module.css'

type Props = {
  kind: PictureUse
  url: string
  /** None for a picture that was stored before. */
  fileName: string | undefined
  onRemove: (() => void) | undefined
}

export function SentPicture({ kind, url, fileName, onRemove }: Props) {
  return (
    <div className={classes(styles['file'], kind === 'banner' && styles['stacked'])}>
      <img src={url} alt="Preview" className={classes(styles['preview'], styles[kind])} />
      <span className={styles['foot']}>
        <span className={classes('col', styles['name'])}>
          <span className="cut">{fileName ?? 'Current image'}</span>
          {fileName && <span className="t12 green">Uploaded</span>}
        </span>
        <span className="row g1">
          <ChooseFile>Replace</ChooseFile>
          {onRemove && (
            <IconButton label="Remove" onClick={onRemove}>
              <Trash2 />
            </IconButton>
          )}
        </span>
      </span>
    </div>
  )
}
