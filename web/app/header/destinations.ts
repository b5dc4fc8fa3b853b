import type { CurrentUser } from '#market/accounts/current-user.ts'
import type { Destination } from '#web/palette/destination.ts'
import { opensFor } from '../opens-for.ts'
import { routeRows } from '../routes.tsx'
import { NO_ATTENTION } from './nav/attention.ts'
import { linkIcons } from './link-icons.ts'
import { navLinks } from './nav/nav-links.ts'

/** Where a person may go by the palette and by keys: the pages of the header, then every other that has a link and opens for them. */
export function destinationsOf(viewer: CurrentUser): Destination[] {
  const inHeader = navLinks(viewer, NO_ATTENTION)
  if (inHeader.length === 0) return []
  const others = routeRows.flatMap(({ path, link }): Destination[] => {
    const isHere = inHeader.some(({ href }) => href === path)
    // An address with a parameter does not lead to one page.
    if (!link || isHere || path.includes('$') || !opensFor(path, viewer)) return []
    return [{ label: link.label, href: path, icon: linkIcons[link.icon], letter: link.letter }]
  })
  return [...inHeader, ...others]
}
