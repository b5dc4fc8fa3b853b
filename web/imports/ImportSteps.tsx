import { UnsavedGuard } from '#web/platform/ui/UnsavedGuard.tsx'
import { BeginStep } from './BeginStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import type { Followed } from './followed.ts'
import { TemplateStep } from './TemplateStep.tsx'
import { UploadStep } from './UploadStep.tsx'
import { useChosenSheet } from './use-chosen-sheet.ts'

type Props = { onBegun: (followed: Followed) => void }

/** From the template to the import (spec 2, CSV import). */
export function ImportSteps({ onBegun }: Props) {
  const looking = useChosenSheet()
  const { chosen, change, clear, write } = looking
  const sheet = chosen.stage === 'read' ? chosen : undefined
  const begun = (followed: Followed) => {
    clear()
    onBegun(followed)
  }
  return (
    <>
      <ol>
        <TemplateStep isDone={sheet !== undefined} />
        <ColumnsStep sheet={sheet} onChange={change} />
        <UploadStep {...looking} />
        <BeginStep sheet={sheet} write={write} onBegun={begun} />
      </ol>
      <UnsavedGuard isUnsaved={sheet?.isTouched ?? false} />
    </>
  )
}
