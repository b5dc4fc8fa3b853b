import { Download } from 'lucide-react'
import { templateColumns } from '#market/imports/columns.ts'
import { buttonClass } from '#web/platform/ui/button-look.ts'
import { ImportStep } from './ImportStep.tsx'
import { TEMPLATE } from './template.ts'

const required = templateColumns.filter((column) => column.required).length

type Props = { isDone: boolean }

export function TemplateStep({ isDone }: Props) {
  return (
    <ImportStep number={1} title="Download the template" standing={isDone ? 'done' : 'ahead'}>
      <div className="row row-3 wrap">
        <a href={TEMPLATE} download className={buttonClass({ size: 'small' })}>
          <Download />
          Template .csv
        </a>
        <span className="t13 muted">
          {templateColumns.length} columns, {required} of them required
        </span>
      </div>
    </ImportStep>
  )
}
