import {
  Boxes,
  ChevronDown,
  CircleMinus,
  Handshake,
  type LucideIcon,
  Package,
  Shapes,
  Sparkles,
  Tag,
} from 'lucide-react'
import { keysOf } from '#market/keys-of.ts'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { SelectionBar } from '#web/platform/ui/lists/SelectionBar.tsx'

type Props = {
  count: number
  /** How many a search finds. */
  total: number
  onAct: (action: BulkAct['action']) => void
  onAll: () => void
  onClear: () => void
}

/** Those with an icon stand in the menu. */
type Act = { label: string; icon?: LucideIcon }

/** Deleting has a button of its own. */
const ACTS: Record<Exclude<BulkAct['action'], 'delete'>, Act> = {
  price: { label: 'Price' },
  units: { label: 'Units' },
  pause: { label: 'Pause' },
  resume: { label: 'Resume' },
  category: { label: 'Category', icon: Shapes },
  minimum: { label: 'Minimum order', icon: Boxes },
  packaging: { label: 'Packaging', icon: Package },
  condition: { label: 'Condition', icon: Sparkles },
  terms: { label: 'Resale terms', icon: Handshake },
  tag: { label: 'Add a tag', icon: Tag },
  untag: { label: 'Remove a tag', icon: CircleMinus },
}
const acts = keysOf(ACTS).map((action) => ({ action, ...ACTS[action] }))

/** What can be done with the products that are ticked. */
export function BulkActs({ count, total, onAct, onAll, onClear }: Props) {
  return (
    <SelectionBar
      label="Selected products"
      count={count}
      onClear={onClear}
      about={
        total > count && (
          <Button size="small" kind="quiet" className="hide-s" onClick={onAll}>
            Select all {quantityText(total)} of this search
          </Button>
        )
      }
    >
      {acts.map(
        ({ action, label, icon }) =>
          !icon && (
            <Button key={action} size="small" onClick={() => onAct(action)}>
              {label}
            </Button>
          ),
      )}
      <Menu
        label="More"
        trigger={
          <Button size="small">
            More
            <ChevronDown className="i-14" />
          </Button>
        }
      >
        {acts.map(
          ({ action, label, icon }) =>
            icon && (
              <MenuAction key={action} icon={icon} onAction={() => onAct(action)}>
                {label}
              </MenuAction>
            ),
        )}
      </Menu>
      <Button size="small" kind="danger-quiet" onClick={() => onAct('delete')}>
        Delete
      </Button>
    </SelectionBar>
  )
}
