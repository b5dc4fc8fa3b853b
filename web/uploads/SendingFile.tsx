import { X } from 'lucide-react'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import styles from './PhotoField.module.css'

type Props = { fileName: string; share: number; onStop: () => void }

export function SendingFile({ fileName, share, onStop }: Props) {
  const percent = Math.round(share * 100)
  return (
    <div className={styles['file']}>
      <span className={styles['waiting']} aria-hidden="true">
        ...
      </span>
      <span className="col grow g2">
        <span className="row between">
          <span className="cut">{fileName}</span>
          <span className="t12 muted tnum">{percent}%</span>
        </span>
        <ProgressBar label={`Uploading ${fileName}`} done={percent} of={100} />
      </span>
      <IconButton label="Stop" onClick={onStop}>
        <X />
      </IconButton>
    </div>
  )
}
