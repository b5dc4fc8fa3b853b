import { Link } from 'lucide-react'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts.ts'
import type { ResultTool } from './result-tool.ts'
import { catalogueAddress } from './use-catalogue-view.ts'

/** The address of what is shown, to send to a colleague. */
export function useCopyLink(view: CatalogueView): ResultTool {
  function copy() {
    const { href } = new URL(catalogueAddress(view), location.href)
    navigator.clipboard.writeText(href).then(
      () => toast('Link copied'),
      () => toastProblem('Your browser did not let us copy the link'),
    )
  }
  return { label: 'Copy link', icon: Link, onAction: copy }
}
