import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styles from './Gallery.module.css'

type Props = {
  to: 'previous' | 'next'
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function GalleryArrow({ to, onPress, onKeyDown }: Props) {
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
