import { Download } from 'lucide-react'
import { TEMPLATE } from './template.ts'

export function TemplateLink() {
  return (
    <a href={TEMPLATE} download className="row g1">
      <Download className="i-14" />
      Download the template
    </a>
  )
}
