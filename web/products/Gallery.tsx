import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import type { Product } from '#market/products/product-api.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './Gallery.module.css'

type Props = { product: Pick<Product, 'name' | 'images' | 'photo_1_url'> }

/** The photos of a lot, with arrows to press and on the keyboard. */
export function Gallery({ product }: Props) {
  const photos = product.images.length > 0 ? product.images : [product.photo_1_url]
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, photos.length - 1)
  const isSeveral = photos.length > 1
  const move = (by: number) => setChosen((at + by + photos.length) % photos.length)

  function moveByKey(event: KeyboardEvent) {
    if (!isSeveral) return
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
  }
  return (
    <section className={styles['gallery']} aria-label="Photos">
      <div className={styles['main']}>
        <Photo
          url={photos[at]}
          alt={isSeveral ? `${product.name}, photo ${at + 1}` : product.name}
          sizes="(min-width: 1024px) 50vw, 100vw"
          eager
          className={styles['photo']}
        />
        {isSeveral && (
          <>
            <button
              type="button"
              className={styles['previous']}
              aria-label="Previous photo"
              onClick={() => move(-1)}
              onKeyDown={moveByKey}
            >
              <ChevronLeft className="i-20" />
            </button>
            <button
              type="button"
              className={styles['next']}
              aria-label="Next photo"
              onClick={() => move(1)}
              onKeyDown={moveByKey}
            >
              <ChevronRight className="i-20" />
            </button>
            <output className={styles['place']}>
              {at + 1} of {photos.length}
            </output>
          </>
        )}
      </div>
      {isSeveral && (
        <ul className={styles['thumbs']}>
          {photos.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={`Photo ${index + 1}`}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => setChosen(index)}
                onKeyDown={moveByKey}
              >
                <Photo url={url} alt="" side={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
