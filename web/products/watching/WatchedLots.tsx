import { X } from 'lucide-react'
import { useRef } from 'react'
import type { WatchedLot } from '#market/watching/watch-api.ts'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import { asResults } from '#web/platform/page-parts.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { ProductGrid } from '../ProductGrid.tsx'
import { useWatching } from './watch-queries.ts'
import styles from './WatchedLots.module.css'

type Props = { lots: readonly WatchedLot[] }

/** Those that are listed as cards, the others by their names. */
export function WatchedLots({ lots }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // A lot that is let go takes the pressed button with it.
  useFocusFallback(place, String(lots.length), 'a')
  const listed = lots.flatMap(({ product }) => product ?? [])
  const gone = lots.filter(({ product }) => !product)

  return (
    <div {...asResults}>
      <div ref={place}>
        {listed.length > 0 && <ProductGrid label="Watched lots" products={listed} />}
        {gone.length > 0 && <GoneLots lots={gone} />}
      </div>
    </div>
  )
}

function GoneLots({ lots }: Props) {
  const { letGo } = useWatching()
  return (
    <section className={styles['gone']}>
      <h2>No longer listed</h2>
      <Card>
        <ul className={styles['list']}>
          {lots.map(({ product_id: id, name }) => (
            <li key={id} className="row between">
              <span className="cut" title={name}>
                {name}
              </span>
              <IconButton
                label={`Stop watching ${name}`}
                onClick={() => letGo({ id, name }, { canBeTakenBack: false })}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
