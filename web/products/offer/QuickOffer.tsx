import { useQueryClient } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import type { ListedProduct } from '#market/products/product-api.ts'
import { onApproach } from '#web/platform/on-approach.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { prefetchProduct } from '../product-queries.ts'

// With what forms are made of, which lists of lots do without.
const QuickOfferDialog = laterDialog(
  async () => (await import('./QuickOfferDialog.tsx')).QuickOfferDialog,
)

type Props = {
  lot: Pick<ListedProduct, 'id' | 'name'>
  /** How many units the buyer needs, to begin with. */
  needed: number | undefined
  className: string | undefined
}

/** Makes an offer for a lot without leaving the list it stands in. */
export function QuickOffer({ lot, needed, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  const queries = useQueryClient()
  const approach = onApproach(() =>
    Promise.all([QuickOfferDialog.preload(), prefetchProduct(queries, lot.id)]),
  )
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={`Make offer for ${lot.name}`}
        {...approach}
        onClick={() => setOpen(true)}
      >
        <Tag className="i-14" aria-hidden="true" />
        Make offer
      </button>
      {isOpen && <QuickOfferDialog lot={lot} needed={needed} onClose={() => setOpen(false)} />}
    </>
  )
}
