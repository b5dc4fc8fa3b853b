import { useRef, useState } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { useVirtualRows } from '../use-virtual-rows.ts'
import { ChooseProduct } from './ChooseProduct.tsx'
import { FileThumbnail } from './FileThumbnail.tsx'
import type { ChosenPhoto, PhotoPlan, PlannedProduct } from './photo-plan.ts'
import { count } from './photo-words.ts'
import styles from './PhotoRows.module.css'

type Props = {
  plan: PhotoPlan
  products: ReadonlyMap<number, PlannedProduct>
  /** While photos are sent. */
  isLocked: boolean
  give: (photoId: number, product: PlannedProduct) => void
}

const GUESSED_HEIGHT = 81

/** Photos whose names hold no product, or several: each may be given to one by hand, and is left out otherwise. */
export function UnmatchedPhotos({ plan: { unmatched }, products, isLocked, give }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<ChosenPhoto>()
  const { rows, measure, above, below } = useVirtualRows(list, {
    count: unmatched.length,
    guessedHeight: GUESSED_HEIGHT,
    gap: 0,
  })
  return (
    <>
      {unmatched.length > 0 && (
        <section className="col g3">
          <h2 className="t16 semi">{count(unmatched.length, 'photo')} without a product</h2>
          <p className="t13 soft">Choose a product for each. Photos without one aren’t uploaded.</p>
          <Card>
            <ul
              ref={list}
              aria-label="Photos without a product"
              style={{ paddingTop: above, paddingBottom: below }}
            >
              {rows.map((row) => {
                const photo = unmatched[row]
                return (
                  photo && (
                    <li
                      key={photo.id}
                      ref={measure}
                      data-index={row}
                      aria-setsize={unmatched.length}
                      aria-posinset={row + 1}
                      className={styles['row']}
                    >
                      <div className="row wrap g3">
                        <FileThumbnail source={photo.source} />
                        <span className={classes('col', styles['words'])}>
                          <span className={styles['path']}>{photo.source.path}</span>
                          <span className="t13 muted">{photo.match.message}</span>
                        </span>
                        <Button
                          size="small"
                          disabled={isLocked}
                          aria-label={`Choose a product for ${photo.source.path}`}
                          onClick={() => setAsked(photo)}
                        >
                          Choose a product
                        </Button>
                      </div>
                    </li>
                  )
                )
              })}
            </ul>
          </Card>
        </section>
      )}
      {asked && (
        <ChooseProduct
          photo={asked}
          products={products}
          onClose={() => setAsked(undefined)}
          onChoose={(product) => {
            give(asked.id, product)
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}
