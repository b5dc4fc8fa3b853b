import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { useOpenOnceShown } from '#web/platform/ui/dialogs/use-open-once-shown.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './PhotoZoom.module.css'
import { useZoom } from './use-zoom.ts'
import { useZoomKeys } from './use-zoom-keys.ts'
import { MOST_ZOOM } from './zoom.ts'

type Props = {
  name: string
  photos: readonly string[]
  at: number
  onMove: (by: 1 | -1) => void
  onClose: () => void
}

/** A photo as large as the screen, and larger. */
export function PhotoZoom(props: Props) {
  const isOpen = useOpenOnceShown(true)
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={props.onClose} className={styles['overlay'] ?? ''}>
      <Modal className={styles['modal'] ?? ''}>
        <Dialog className={styles['dialog'] ?? ''}>
          <ZoomedPhoto {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function ZoomedPhoto({ name, photos, at, onMove, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const zoom = useZoom(stage, move)
  useZoomKeys(zoom, move)
  const { scale, x, y } = zoom.view
  const isSeveral = photos.length > 1

  function move(by: 1 | -1) {
    if (!isSeveral) return
    zoom.reset()
    onMove(by)
  }
  return (
    <>
      <header className={styles['head']}>
        <Heading slot="title" className="cut grow t16">
          {name}
        </Heading>
        <IconButton label="Close" onClick={onClose}>
          <X className="i-20" />
        </IconButton>
      </header>
      <div
        ref={stage}
        className={styles['stage']}
        data-large={scale > 1 || undefined}
        {...zoom.gestures}
      >
        <div
          className={styles['photo']}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          <Photo
            key={photos[at]}
            url={photos[at]}
            alt={isSeveral ? `${name}, photo ${at + 1}` : name}
            sizes="100vw"
            eager
          />
        </div>
      </div>
      <footer className={styles['foot']}>
        {isSeveral && (
          <IconButton label="Previous photo" onClick={() => move(-1)}>
            <ChevronLeft className="i-20" />
          </IconButton>
        )}
        <IconButton label="Zoom out" aria-disabled={scale <= 1} onClick={() => zoom.step(-1)}>
          <ZoomOut className="i-20" />
        </IconButton>
        <output className={styles['scale']}>
          {isSeveral && `${at + 1} of ${photos.length} · `}
          {Math.round(scale * 100)}%
        </output>
        <IconButton label="Zoom in" aria-disabled={scale >= MOST_ZOOM} onClick={() => zoom.step(1)}>
          <ZoomIn className="i-20" />
        </IconButton>
        {isSeveral && (
          <IconButton label="Next photo" onClick={() => move(1)}>
            <ChevronRight className="i-20" />
          </IconButton>
        )}
      </footer>
    </>
  )
}
