import { useState } from 'react'
import { photoAt, photoSet } from '#market/uploads/photo.ts'
import { classes } from './classes.ts'
import styles from './Photo.module.css'

type Props = {
  url: string | null | undefined
  /** What it shows; empty where the name is next to it. */
  alt: string
  /** A fixed side in pixels: 48 in a row of a table. Without it the photo fills its column. */
  side?: number | undefined
  /** How wide it is shown, as in `<img sizes>`, for a photo without a fixed side. */
  sizes?: string | undefined
  /** In the first view: loaded at once, before others. */
  eager?: boolean | undefined
  className?: string | undefined
}

/** A square photo from our own storage, or a drawn carton without one. */
export function Photo({ url, alt, side, sizes = '400px', eager, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const stored = url && url !== failed ? photoAt(url, 400) : null

  return (
    <span
      className={classes(styles['photo'], side !== undefined && styles['fixed'], className)}
      style={side === undefined ? undefined : { width: side, height: side }}
    >
      {url && stored ? (
        <img
          src={stored}
          srcSet={photoSet(url)}
          sizes={side === undefined ? sizes : `${side}px`}
          width={side ?? 400}
          height={side ?? 400}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
          onError={() => setFailed(url)}
        />
      ) : (
        <PhotoPlaceholder />
      )}
    </span>
  )
}

/** A closed carton, where a product has no picture. */
function PhotoPlaceholder() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <g fill="none" stroke="var(--line-control)" strokeOpacity="0.6" strokeWidth="5">
        <path d="M122 168L200 136L278 168V246L200 278L122 246Z" strokeLinejoin="round" />
        <path d="M122 168L200 200L278 168M200 200V278" strokeLinejoin="round" />
        <path d="M161 152L239 184V210" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  )
}
