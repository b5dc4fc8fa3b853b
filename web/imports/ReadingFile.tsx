import { FileSpreadsheet, X } from 'lucide-react'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import styles from './ReadingFile.module.css'

type Props = { fileName: string; onStop: () => void }

export function ReadingFile({ fileName, onStop }: Props) {
  return (
    <div className={styles['file']}>
      <FileSpreadsheet className="i-20" />
      <span className="col grow">
        <b className="med cut">{fileName}</b>
        <output className="t13 muted">Reading the file…</output>
      </span>
      <IconButton label="Stop" onClick={onStop}>
        <X />
      </IconButton>
    </div>
  )
}
