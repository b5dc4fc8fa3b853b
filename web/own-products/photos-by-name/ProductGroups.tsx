import { useRef } from 'react'
import { Card } from '#web/platform/ui/Card.tsx'
import { useVirtualRows } from '../use-virtual-rows.ts'
import { GroupRow } from './GroupRow.tsx'
import { count } from './photo-words.ts'
import type { ProductGroup } from './photo-plan.ts'
import styles from './PhotoRows.module.css'
import type { Outcomes } from './sending/send-photos.ts'

type Props = { groups: readonly ProductGroup[]; outcomes: Outcomes }

const GUESSED_HEIGHT = 97

/** The products with their photos; only those near the window are drawn. */
export function ProductGroups({ groups, outcomes }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { rows, measure, above, below } = useVirtualRows(list, {
    count: groups.length,
    guessedHeight: GUESSED_HEIGHT,
    gap: 0,
  })
  if (groups.length === 0) return null
  return (
    <section className="col g3">
      <h2 className="t16 semi">{count(groups.length, 'product')} with photos</h2>
      <Card>
        <ul
          ref={list}
          aria-label="Products with photos"
          style={{ paddingTop: above, paddingBottom: below }}
        >
          {rows.map((row) => {
            const group = groups[row]
            return (
              group && (
                <li
                  key={group.product.id}
                  ref={measure}
                  data-index={row}
                  aria-setsize={groups.length}
                  aria-posinset={row + 1}
                  className={styles['row']}
                >
                  <GroupRow group={group} outcomes={outcomes} />
                </li>
              )
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
