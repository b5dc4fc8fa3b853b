import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { Badge } from '#web/platform/ui/Badge.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { appliedFilters } from './applied-filters.ts'
import { FilterSheetDialog } from './FilterSheetDialog.tsx'

type Props = { view: CatalogueView }

/** The filters of phones and narrow windows. */
export function FilterSheet({ view }: Props) {
  const [open, setOpen] = useState(false)
  const count = appliedFilters({ ...view.criteria, query: undefined }, String).length
  return (
    <>
      <Button size="small" className="only-m" onClick={() => setOpen(true)}>
        <SlidersHorizontal />
        Filters
        {count > 0 && <Badge count={count} />}
      </Button>
      {open && <FilterSheetDialog view={view} onClose={() => setOpen(false)} />}
    </>
  )
}
