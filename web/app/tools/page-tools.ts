import type { CurrentUser } from '#market/accounts/current-user.ts'
import type { BadgeTone } from '#web/platform/ui/Badge.tsx'
import type { Frame } from '../framed-routes.ts'
import { routeRows } from '../routes.tsx'
import { isCurrent } from '../header/nav/nav-links.ts'
import { opensFor } from '../opens-for.ts'

export type Tool = {
  label: string
  href: string
  /** What waits there for the viewer. */
  count?: number | undefined
  tone?: BadgeTone | undefined
}

/** The pages a seller works with (spec 2, Seller dashboard shell). */
export const sellerTools = toolsIn('seller')

/** The pages staff work with (decision G1). */
export const staffTools = toolsIn('staff')

function toolsIn(frame: Frame): Tool[] {
  return routeRows.flatMap(({ path, frame: where, link }) =>
    where === frame && link && link.tool !== false
      ? [{ label: link.tool ?? link.label, href: path }]
      : [],
  )
}

/** Those whose page opens for somebody. */
export const toolsFor = (tools: readonly Tool[], viewer: CurrentUser | null) =>
  tools.filter(({ href }) => opensFor(href, viewer))

/** The tool whose page is shown; the overview stands above the others in the address as well. */
export function currentTool(tools: readonly Tool[], pathname: string): Tool | undefined {
  return tools
    .filter(({ href }) => isCurrent(href, pathname))
    .toSorted((one, other) => other.href.length - one.href.length)[0]
}
