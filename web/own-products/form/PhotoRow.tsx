import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { PhotoAddress } from './PhotoAddress.tsx'
import { PhotoFile } from './PhotoFile.tsx'
import styles from './PhotoFields.module.css'
import type { Photos } from './use-photos.ts'

type Props = {
  photos: Photos
  at: number
  error: string | undefined
  /** Why it could not be fetched from where it is. */
  problem: string | undefined
  /** Its field was opened just now, in order to type. */
  isNew: boolean
  /** Another photo is being dragged, and may be dropped here. */
  isOver: boolean
  onRecheck: () => void
  onMove: (to: number) => void
  onDrag: (at: number | undefined) => void
  onDropped: () => void
}

/** One photo and its place among the others: moved by dragging its handle, or by its buttons. */
export function PhotoRow({ photos, at, error, problem, isNew, isOver, ...act }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const [isTarget, setTarget] = useState(false)
  const photo = photos.photos[at]
  if (!photo) return null
  const { slot, by } = photo
  const count = photos.photos.length
  const label = `Photo ${at + 1}`

  function takeOut() {
    const undo = photos.takeOut(slot)
    toast(`${label} removed`, photo?.given ? { action: { label: 'Undo', act: undo } } : {})
  }
  const lift = (event: DragEvent) => {
    if (row.current) event.dataTransfer.setDragImage(row.current, 24, 24)
    event.dataTransfer.effectAllowed = 'move'
    act.onDrag(at)
  }
  const allowDrop = (event: DragEvent, isNowTarget: boolean) => {
    if (!isOver) return
    event.preventDefault()
    setTarget(isNowTarget)
  }
  return (
    <li>
      <div
        ref={row}
        className={classes(styles['row'], isTarget && styles['target'])}
        onDragOver={(event) => allowDrop(event, true)}
        onDragLeave={(event) => allowDrop(event, false)}
        onDrop={(event) => {
          allowDrop(event, false)
          act.onDropped()
        }}
      >
        {count > 1 && (
          <span
            draggable
            className={styles['handle']}
            title="Drag to reorder"
            onDragStart={lift}
            onDragEnd={() => act.onDrag(undefined)}
          >
            <GripVertical />
          </span>
        )}
        {by === 'file' ? (
          <PhotoFile photos={photos} photo={photo} at={at} error={error} />
        ) : (
          <PhotoAddress
            photos={photos}
            photo={photo}
            at={at}
            error={error}
            problem={problem}
            isNew={isNew}
            onRecheck={act.onRecheck}
          />
        )}
        <span className={styles['acts']}>
          {count > 1 && (
            <>
              <IconButton
                look="small"
                label={`Move ${label} up`}
                disabled={at === 0}
                onClick={() => act.onMove(at - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                look="small"
                label={`Move ${label} down`}
                disabled={at === count - 1}
                onClick={() => act.onMove(at + 1)}
              >
                <ArrowDown />
              </IconButton>
            </>
          )}
          <IconButton look="small" label={`Remove ${label}`} onClick={takeOut}>
            <Trash2 />
          </IconButton>
        </span>
      </div>
    </li>
  )
}
