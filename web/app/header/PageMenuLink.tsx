import { MenuLink } from '#web/platform/ui/menus/MenuLink.tsx'
import type { PageLink } from '../page-link.ts'
import { routes, type LinkedPage } from '../routes.tsx'
import { linkIcons } from './link-icons.ts'

type Props = { page: LinkedPage }

/** A page in the account menu, by the name it has among the tools. */
export function PageMenuLink({ page }: Props) {
  const { label, tool, icon }: PageLink = routes[page].link
  return (
    <MenuLink href={page} icon={linkIcons[icon]}>
      {tool || label}
    </MenuLink>
  )
}
