import { useState } from 'react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import styles from './LotChanged.module.css'
import { lotNews, type LotSeen } from './lot-news.ts'

type Props = { product: LotSeen }

/** Tells a buyer over the form that the lot is not what it was when the page was opened. */
export function LotChanged({ product }: Props) {
  const [before] = useState(product)
  const news = lotNews(before, product)
  return (
    <output className={styles['news']}>
      {news.length > 0 && <Banner tone="amber">{news.join(' ')}</Banner>}
    </output>
  )
}
