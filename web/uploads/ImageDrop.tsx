import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { IMAGE_TYPES } from '#market/uploads/upload.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { useFieldWiring } from '#web/platform/ui/field-wiring.ts'
import { useKeptFocus } from '#web/platform/ui/use-kept-focus.ts'
import { firstImage } from './first-image.ts'
import styles from './PhotoField.module.css'

type Props = {
  onFile: (file: File) => void
  children: ReactNode
  /** Changes with what stands inside: where focus was may be gone then. */
  face: string
}

/** Takes an image chosen, dropped or pasted. The file input is the control; labels inside it open it. */
export function ImageDrop({ onFile, children, face }: Props) {
  const drop = useRef<HTMLDivElement>(null)
  useKeptFocus(drop, face, 'input')
  const [isOver, setIsOver] = useState(false)
  const wiring = useFieldWiring()

  const take = (files: Iterable<File>) => {
    const file = firstImage(files)
    if (file) onFile(file)
  }
  const drag = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault()
    setIsOver(isNowOver)
  }
  const takeDropped = (event: DragEvent) => {
    drag(event, false)
    take(event.dataTransfer.files)
  }
  const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData.files)

  return (
    <div
      ref={drop}
      className={classes(styles['drop'], isOver && styles['over'])}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={takeDropped}
      onPaste={paste}
    >
      <input
        {...wiring}
        type="file"
        className="sr"
        accept={IMAGE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files ?? [])
          // Emptied, so that the same file may be chosen again after a failure.
          currentTarget.value = ''
        }}
      />
      {children}
    </div>
  )
}
