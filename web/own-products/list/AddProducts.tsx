import { PackagePlus, Upload } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

/** What a seller without products is offered. */
export function AddProducts() {
  return (
    <Card>
      <EmptyState
        icon={PackagePlus}
        title="Add Products"
        actions={
          <>
            <ButtonLink kind="primary" href={paths.csvImport()}>
              <Upload />
              Upload Products Via .CSV
            </ButtonLink>
            <ButtonLink href={paths.newProduct()}>+ Add Products Manually</ButtonLink>
          </>
        }
      >
        Upload a spreadsheet or start with one product. Buyers see products once they are complete.
      </EmptyState>
    </Card>
  )
}
