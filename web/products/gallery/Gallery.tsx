import { type KeyboardEvent, useState } from 'react'
import type { Product } from '#market/products/product-api.ts'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import { onApproach } from '#web/platform/on-approach.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './Gallery.module.css'
import { photosOf } from './photos-of.ts'
import { useSwipe } from './use-swipe.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'

const PhotoZoom = laterDialog(async () => (await import('./PhotoZoom.tsx')).PhotoZoom)
const approach = onApproach(PhotoZoom.preload)

type Props = { product: Pick<Product, 'name' | 'images'> }

/** The photos of a product, with arrows to press, on the keyboard and under the finger; each can be zoomed. */
export function Gallery({ product: { name, images } }: Props) {
  const photos = photosOf(images)
  const [chosen, setChosen] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const at = Math.max(Math.min(chosen, photos.length - 1), 0)
  const isSeveral = photos.length > 1
  const move = (by: 1 | -1) => setChosen((at + by + photos.length) % photos.length)
  const swipe = useSwipe((by) => isSeveral && move(by))

  function moveByKey({ key }: KeyboardEvent) {
    if (!isSeveral) return
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  }
  const photo = (
    <Photo
      url={photos[at]}
      alt={isSeveral ? `${name}, photo ${at + 1}` : name}
      sizes="(min-width: 1024px) 50vw, 100vw"
      eager
      className={styles['photo']}
    />
  )
  return (
    <section className={styles['gallery']} aria-label="Photos">
      <div className={styles['main']}>
        {photos.some(isStoredPhoto) ? (
          <button
            type="button"
            className={styles['open']}
            aria-haspopup="dialog"
            title="Zoom"
            {...approach}
            onClick={() => setZoomed(true)}
            onKeyDown={moveByKey}
            {...swipe}
          >
            {photo}
          </button>
        ) : (
          photo
        )}
        {isSeveral && (
          <>
            <GalleryArrow to="previous" onPress={() => move(-1)} onKeyDown={moveByKey} />
            <GalleryArrow to="next" onPress={() => move(1)} onKeyDown={moveByKey} />
            <output className={styles['place']}>
              {at + 1} of {photos.length}
            </output>
          </>
        )}
      </div>
      {isSeveral && <Thumbs photos={photos} at={at} onChoose={setChosen} onKeyDown={moveByKey} />}
      {isZoomed && (
        <PhotoZoom
          name={name}
          photos={photos}
          at={at}
          onMove={move}
          onClose={() => setZoomed(false)}
        />
      )}
    </section>
  )
}

type GalleryArrowProps = {
  to: 'previous' | 'next'
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function GalleryArrow({ to, onPress, onKeyDown }: GalleryArrowProps) {
  const Icon = to === 'next' ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      className={styles[to]}
      aria-label={to === 'next' ? 'Next photo' : 'Previous photo'}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <Icon className="i-20" />
    </button>
  )
}

type ThumbsProps = {
  photos: readonly string[]
  at: number
  onChoose: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Thumbs({ photos, at, onChoose, onKeyDown }: ThumbsProps) {
  return (
    <ul className={styles['thumbs']}>
      {photos.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            aria-label={`Photo ${index + 1}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose(index)}
            onKeyDown={onKeyDown}
          >
            <Photo url={url} alt="" side={72} />
          </button>
        </li>
      ))}
    </ul>
  )
}
