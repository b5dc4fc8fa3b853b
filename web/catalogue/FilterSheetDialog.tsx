import { useState } from 'react'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/DialogFoot.tsx'
import { quantityText } from '#web/platform/ui/figures-typed.ts'
import { useCatalogue } from './catalogue-queries.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { useShowView } from './use-catalogue-view.ts'

type Props = { view: CatalogueView; onClose: () => void }

/** Choices count at once but show only when applied. */
export function FilterSheetDialog({ view, onClose }: Props) {
  const show = useShowView()
  const [criteria, setCriteria] = useState<Criteria>(view.criteria)
  const first = useCatalogue({ ...view, criteria }).data?.pages[0]

  function apply() {
    show({ ...view, criteria })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Filters">
      <DialogBody>
        <FilterPanel criteria={criteria} onChange={setCriteria} counts={first?.category_counts} />
      </DialogBody>
      <DialogFoot>
        <Button kind="quiet" onClick={() => setCriteria({ query: criteria.query })}>
          Reset filters
        </Button>
        <Button kind="primary" className="grow" onClick={apply}>
          Apply filters{first && ` (${quantityText(first.count)})`}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
