import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { Badge } from '#web/platform/ui/Badge.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { useHasDeclared } from '#web/resale/use-has-declared.ts'
import { appliedFilters, criteriaOf } from './applied-filters.ts'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useFacets } from '../catalogue-queries.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { useShowView } from '../use-catalogue-view.ts'

type Props = { view: CatalogueView }

/** The filters of phones and narrow windows. */
export function FilterDrawer({ view }: Props) {
  const [open, setOpen] = useState(false)
  const criteria = criteriaOf(view.criteria, useHasDeclared())
  const count = appliedFilters({ ...criteria, query: undefined }, String).length
  return (
    <>
      <Button size="small" className="only-m" onClick={() => setOpen(true)}>
        <SlidersHorizontal />
        Filters
        {count > 0 && <Badge count={count} />}
      </Button>
      {open && <FilterDialog view={view} onClose={() => setOpen(false)} />}
    </>
  )
}

type FilterDialogProps = { view: CatalogueView; onClose: () => void }

/** Choices count at once but show only when applied. */
function FilterDialog({ view, onClose }: FilterDialogProps) {
  const show = useShowView()
  const [criteria, setCriteria] = useState<Criteria>(view.criteria)
  const { data: facets, isPlaceholderData: isOutdated } = useFacets(criteria)

  function apply() {
    show({ ...view, criteria })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Filters" startsAt="act">
      <DialogBody>
        <FilterPanel criteria={criteria} onChange={setCriteria} facets={facets} />
      </DialogBody>
      <DialogFoot>
        <Button kind="quiet" onClick={() => setCriteria({})}>
          Reset filters
        </Button>
        <MainAct className="grow" onClick={apply}>
          Apply filters{facets && !isOutdated && ` (${quantityText(facets.count)})`}
        </MainAct>
      </DialogFoot>
    </Dialog>
  )
}
