import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import { useFieldContext } from '#web/platform/ui/fields/field-context.ts'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import styles from './FileDrop.module.css'

type Props = {
  accept: string
  onFiles: (files: readonly File[]) => void
  /** Takes what was dropped as it is, folders among it. */
  onItems?: ((items: DataTransferItemList) => void) | undefined
  /** Whether a file is there already. */
  isFilled?: boolean | undefined
  multiple?: boolean | undefined
  /** Changes with what stands inside: where focus was may be gone then. */
  face?: string | undefined
  children: ReactNode
}

/** Takes files chosen, dropped or pasted. The file input is the control; labels inside it open it. */
export function FileDrop({ accept, onFiles, onItems, isFilled, multiple, face, children }: Props) {
  const drop = useRef<HTMLDivElement>(null)
  useFocusFallback(drop, face, 'input')
  const [isOver, setIsOver] = useState(false)
  const wiring = useFieldContext()

  // Also by a fieldset around it, of which React does not tell.
  const isDisabled = () => drop.current?.querySelector('input')?.matches(':disabled') ?? false
  const take = (files: FileList) => {
    if (!isDisabled()) onFiles([...files])
  }
  const drag = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault()
    setIsOver(isNowOver && !isDisabled())
  }
  const takeDropped = (event: DragEvent) => {
    drag(event, false)
    if (!onItems) take(event.dataTransfer.files)
    else if (!isDisabled()) onItems(event.dataTransfer.items)
  }
  const paste = ({ clipboardData }: ClipboardEvent) => {
    // Spreadsheets copy a picture of the cells along with the cells.
    if (!clipboardData.types.includes('text/plain')) take(clipboardData.files)
  }

  return (
    <div
      ref={drop}
      className={classes(styles['drop'], isFilled && styles['filled'], isOver && styles['over'])}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={takeDropped}
      onPaste={paste}
    >
      <input
        {...wiring}
        type="file"
        className="sr"
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Emptied, so that the same file may be chosen again after a failure.
          currentTarget.value = ''
        }}
      />
      {children}
    </div>
  )
}
