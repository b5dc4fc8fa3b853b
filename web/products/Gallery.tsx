import { useState, type KeyboardEvent } from 'react'
import type { Product } from '#market/products/product-api.ts'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './Gallery.module.css'
import { GalleryArrow } from './GalleryArrow.tsx'
import { photosOf } from './photos-of.ts'
import { PhotoZoom } from './PhotoZoom.tsx'
import { Thumbs } from './Thumbs.tsx'
import { useSwipe } from './use-swipe.ts'

type Props = { product: Pick<Product, 'name' | 'images'> }

/** The photos of a lot, with arrows to press, on the keyboard and under the finger; each can be zoomed. */
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
