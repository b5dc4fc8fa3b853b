import { lazy, Suspense, useEffect, useId, useState } from 'react'
import type { Product } from '#market/products/product-api.ts'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'
import { afterPaint } from '#web/platform/after-paint.ts'
import { ManifestSkeleton } from './ManifestSkeleton.tsx'
import styles from './Manifest.module.css'

const Manifest = lazy(async () => {
  const { Manifest: part } = await import('./Manifest.tsx')
  return { default: part }
})

type Props = { product: Product }

/** On the page of a mixed lot, what it holds; nothing of it is fetched before the page itself stands. */
export function ManifestSection({ product }: Props) {
  const id = useId()
  const isDue = useIsDue()
  if (product.manifest_units === null) return null
  return (
    <section id="manifest" className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>Manifest</h2>
      {isDue ? (
        <Suspense fallback={<ManifestSkeleton />}>
          <Manifest key={product.id} product={product} />
        </Suspense>
      ) : (
        <ManifestSkeleton />
      )}
    </section>
  )
}

function useIsDue() {
  const isTakenOver = useTakenOver()
  const [hasPainted, setPainted] = useState(false)
  useEffect(() => {
    let isGone = false
    void afterPaint().then(() => (isGone ? undefined : setPainted(true)))
    return () => {
      isGone = true
    }
  }, [])
  return isTakenOver && hasPainted
}
