import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { BeginStep } from './BeginStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import type { Followed } from '../outcome/followed.ts'
import { UploadStep } from './UploadStep.tsx'
import type { FixingRows } from './use-fixing-rows.ts'
import { Download } from 'lucide-react'
import { templateColumns } from '#market/imports/columns.ts'
import { buttonClass } from '#web/platform/ui/button-class.ts'
import { ImportStep } from './ImportStep.tsx'
import { TEMPLATE, WORKBOOK_TEMPLATE } from '../template.ts'

type Props = { fixing: FixingRows; onBegun: (followed: Followed) => void }

/** From the template to the import (spec 2, CSV import). */
export function ImportSteps({ fixing: { looking, upload }, onBegun }: Props) {
  const { chosen, change, clear, write } = looking
  const spreadsheet = chosen.stage === 'read' ? chosen : undefined
  const begun = (followed: Followed) => {
    clear()
    onBegun(followed)
  }
  return (
    <>
      <ol>
        <TemplateStep isDone={spreadsheet !== undefined} />
        <ColumnsStep spreadsheet={spreadsheet} onChange={change} onForget={looking.forgetMapping} />
        <UploadStep {...looking} ref={upload} />
        <BeginStep spreadsheet={spreadsheet} write={write} onBegun={begun} />
      </ol>
      <UnsavedGuard isUnsaved={spreadsheet?.isTouched ?? false} />
    </>
  )
}

const required = templateColumns.filter((column) => column.required).length

type TemplateStepProps = { isDone: boolean }

function TemplateStep({ isDone }: TemplateStepProps) {
  return (
    <ImportStep number={1} title="Download the template" standing={isDone ? 'done' : 'ahead'}>
      <div className="row g3 wrap">
        <a href={TEMPLATE} download className={buttonClass({ size: 'small' })}>
          <Download />
          Template .csv
        </a>
        <a href={WORKBOOK_TEMPLATE} download className={buttonClass({ size: 'small' })}>
          <Download />
          Template .xlsx
        </a>
        <span className="t13 muted">
          {templateColumns.length} columns, {required} of them required
        </span>
      </div>
    </ImportStep>
  )
}
