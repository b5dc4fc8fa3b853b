import { useState, type DragEvent, type ReactNode } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import { useFieldWiring } from '#web/platform/ui/field-wiring.ts'
import styles from './BulkUpload.module.css'

type Props = { onFile: (file: File) => void; children: ReactNode }

/** Takes a file chosen or dropped. The file input is the control; labels inside it open it. */
export function CsvDrop({ onFile, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  const wiring = useFieldWiring()

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const drag = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault()
    setIsOver(isNowOver)
  }

  return (
    <div
      className={classes(styles['drop'], isOver && styles['over'])}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        {...wiring}
        type="file"
        className="sr"
        accept=".csv,text/csv"
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // Emptied, so that the same file may be chosen again after a change.
          currentTarget.value = ''
        }}
      />
      {children}
    </div>
  )
}
