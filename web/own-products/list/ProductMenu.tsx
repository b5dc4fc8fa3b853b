import { Copy, Ellipsis, Pause, Play, Trash2 } from 'lucide-react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import type { ProductActions } from './product-actions.ts'

type Props = { lot: OwnListedProduct; acts: ProductActions; className?: string | undefined }

export function ProductMenu({ lot, acts, className }: Props) {
  const name = lot.name || lot.upc
  return (
    <Menu
      label={name}
      trigger={
        <IconButton label={`More for ${name}`} look="small" className={className}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuAction icon={Copy} onAction={() => acts.duplicate(lot)}>
        Duplicate
      </MenuAction>
      {lot.paused && (
        <MenuAction icon={Play} onAction={() => acts.resume(lot)}>
          Resume
        </MenuAction>
      )}
      {!lot.paused && !lot.provisional && (
        <MenuAction icon={Pause} onAction={() => acts.pause(lot)}>
          Pause
        </MenuAction>
      )}
      <MenuAction danger icon={Trash2} onAction={() => acts.remove(lot)}>
        Delete
      </MenuAction>
    </Menu>
  )
}
