import { Copy, Ellipsis, Eye, Pause, PencilLine, Play, Trash2 } from 'lucide-react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { MenuLink } from '#web/platform/ui/menus/MenuLink.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import type { ProductActions } from './product-actions.ts'

type Props = {
  product: OwnListedProduct
  acts: ProductActions
  /** Shows its details where it stands, or puts them away. */
  onFill?: (() => void) | undefined
  className?: string | undefined
}

export function ProductMenu({ product, acts, onFill, className }: Props) {
  const name = product.name || product.upc
  return (
    <Menu
      label={name}
      trigger={
        <IconButton label={`More for ${name}`} look="small" className={className}>
          <Ellipsis />
        </IconButton>
      }
    >
      {onFill && (
        <MenuAction icon={PencilLine} onAction={onFill}>
          Edit details here
        </MenuAction>
      )}
      <MenuLink icon={Eye} href={paths.product(product.seller_id, product.id)}>
        View as a buyer
      </MenuLink>
      <MenuAction icon={Copy} onAction={() => acts.duplicate(product)}>
        Duplicate
      </MenuAction>
      {product.paused && (
        <MenuAction icon={Play} onAction={() => acts.resume(product)}>
          Resume
        </MenuAction>
      )}
      {!product.paused && !product.provisional && (
        <MenuAction icon={Pause} onAction={() => acts.pause(product)}>
          Pause
        </MenuAction>
      )}
      <MenuAction danger icon={Trash2} onAction={() => acts.remove(product)}>
        Delete
      </MenuAction>
    </Menu>
  )
}
