import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CirclePause,
  ImageOff,
  TriangleAlert,
} from 'lucide-react'
import { memo, type Ref } from 'react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import type { ProductActions } from './product-actions.ts'
import { ProductMenu } from './ProductMenu.tsx'
import { OwnProductFacts } from './OwnProductFacts.tsx'
import { OwnProductLinks } from './OwnProductLinks.tsx'
import styles from './OwnProductCard.module.css'

type Props = {
  product: OwnListedProduct
  eager: boolean
  acts: ProductActions
  /** On phones a card is folded until one asks for more of it; what lacks something lies open at first. */
  isOpen: boolean
  onToggle: (id: number) => void
  row: number
  /** Which of how many it is, drawn or not. */
  position: number
  count: number
  measure: Ref<HTMLLIElement> | undefined
}

/** A product as its seller manages it: what buyers see of it, and why they do not. Scrolling draws none a second time. */
export const OwnProductCard = memo(function OwnProductCard(props: Props) {
  const { product, eager, acts, isOpen, onToggle, row, position, count, measure } = props
  const Arrow = isOpen ? ChevronUp : ChevronDown
  return (
    <li
      ref={measure}
      data-index={row}
      aria-posinset={position}
      aria-setsize={count}
      className={styles['place']}
    >
      <article
        data-open={isOpen || undefined}
        className={classes(styles['card'], styles['box'], product.provisional && styles['problem'])}
      >
        <div className={styles['photo']}>
          <Photo
            url={product.photo_1_url}
            alt=""
            eager={eager}
            sizes="(min-width: 640px) 260px, 46vw"
            className={styles['picture']}
          />
          <PublishedMark product={product} className={styles['mark']} />
        </div>
        <div className={styles['body']}>
          <div className={styles['head']}>
            <h2 className={classes(styles['name'], 'cut2')} title={product.name}>
              {product.name || <span className="red">Missing Product Name</span>}
            </h2>
            <ProductMenu product={product} acts={acts} className={styles['menu']} />
          </div>
          <div className={styles['more']}>
            <OwnProductFacts product={product} />
            <OwnProductLinks product={product} />
          </div>
        </div>
        <button
          type="button"
          className={classes(styles['fold'], 'only-s')}
          aria-expanded={isOpen}
          aria-label={`Details of ${product.name || product.upc}`}
          onClick={() => onToggle(product.id)}
        >
          Details <Arrow className="i-14" />
        </button>
      </article>
    </li>
  )
})

type PublishedMarkProps = { product: OwnListedProduct; className?: string | undefined }

function PublishedMark({ product, className }: PublishedMarkProps) {
  const { Icon, words, look } = MARKS[markOf(product)]
  return (
    <span title={words} className={classes(styles['standing'], styles[look], className)}>
      <Icon />
      <span className="sr">{words}</span>
    </span>
  )
}

function markOf({ provisional, paused, photo_problems: lost }: OwnListedProduct) {
  if (provisional) return 'provisional'
  if (paused) return 'paused'
  return lost.length > 0 ? 'photoTrouble' : 'published'
}

const MARKS = {
  provisional: { Icon: TriangleAlert, words: 'product not published', look: 'bad' },
  paused: { Icon: CirclePause, words: 'product paused', look: 'waiting' },
  photoTrouble: { Icon: ImageOff, words: 'published, with photo problems', look: 'waiting' },
  published: { Icon: CircleCheck, words: 'successfully published', look: 'good' },
} as const
