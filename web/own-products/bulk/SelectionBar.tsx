import {
  Boxes,
  ChevronDown,
  CircleMinus,
  Handshake,
  Package,
  Shapes,
  Sparkles,
  Tag,
  X,
} from 'lucide-react'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import styles from './SelectionBar.module.css'

type Props = {
  count: number
  /** How many a search finds. */
  total: number
  onAct: (action: BulkAct['action']) => void
  onAll: () => void
  onClear: () => void
}

const ACTS = [
  { action: 'price', label: 'Price' },
  { action: 'units', label: 'Units' },
  { action: 'pause', label: 'Pause' },
  { action: 'resume', label: 'Resume' },
] as const

const MORE_ACTS = [
  { action: 'category', label: 'Category', icon: Shapes },
  { action: 'minimum', label: 'Minimum order', icon: Boxes },
  { action: 'packaging', label: 'Packaging', icon: Package },
  { action: 'condition', label: 'Condition', icon: Sparkles },
  { action: 'terms', label: 'Resale terms', icon: Handshake },
  { action: 'tag', label: 'Add a tag', icon: Tag },
  { action: 'untag', label: 'Remove a tag', icon: CircleMinus },
] as const

/** What can be done with the products that are ticked. */
export function SelectionBar({ count, total, onAct, onAll, onClear }: Props) {
  return (
    <section className={styles['bar']} aria-label="Selected products">
      <output className="semi nowrap tnum">{quantityText(count)} selected</output>
      {total > count && (
        <Button size="small" kind="quiet" className="hide-s" onClick={onAll}>
          Select all {quantityText(total)} of this search
        </Button>
      )}
      <div className={styles['acts']}>
        {ACTS.map(({ action, label }) => (
          <Button key={action} size="small" onClick={() => onAct(action)}>
            {label}
          </Button>
        ))}
        <Menu
          label="More"
          trigger={
            <Button size="small">
              More
              <ChevronDown className="i-14" />
            </Button>
          }
        >
          {MORE_ACTS.map(({ action, label, icon }) => (
            <MenuAction key={action} icon={icon} onAction={() => onAct(action)}>
              {label}
            </MenuAction>
          ))}
        </Menu>
        <Button size="small" kind="danger-quiet" onClick={() => onAct('delete')}>
          Delete
        </Button>
      </div>
      <IconButton label="Clear selection" look="small" onClick={onClear}>
        <X />
      </IconButton>
    </section>
  )
}
