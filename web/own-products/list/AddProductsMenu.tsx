import { ChevronDown, Images, PencilLine, Plus, Upload } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuLink } from '#web/platform/ui/menus/MenuLink.tsx'

export function AddProductsMenu() {
  return (
    <Menu
      label="Add Products"
      trigger={
        <Button kind="primary">
          <Plus />
          Add Products
          <ChevronDown className="i-14" />
        </Button>
      }
    >
      <MenuLink href={paths.csvImport()} icon={Upload}>
        Upload Products Via .CSV
      </MenuLink>
      <MenuLink href={paths.newProduct()} icon={PencilLine}>
        Add Products Manually
      </MenuLink>
      <MenuLink href={paths.photosByName()} icon={Images}>
        Add Photos by File Name
      </MenuLink>
    </Menu>
  )
}
