import { createContext, useContext } from 'react'
import type { MenuItem, Separator } from 'react-aria-components'

type Widgets = { MenuItem: typeof MenuItem; Separator: typeof Separator }

/** What items are made of: an open menu brings it, so that pages with a closed one do without. */
export const MenuWidgets = createContext<Widgets | undefined>(undefined)

export function useMenuWidgets() {
  const widgets = useContext(MenuWidgets)
  if (!widgets) throw new Error('A menu item stands in a Menu.')
  return widgets
}
