import type { KeyboardEvent } from 'react'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './Gallery.module.css'

type Props = {
  photos: readonly string[]
  at: number
  onChoose: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function Thumbs({ photos, at, onChoose, onKeyDown }: Props) {
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
