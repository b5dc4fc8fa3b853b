import { Download } from 'lucide-react'

export function TemplateLink() {
  return (
    <a href="/templates/product_import.csv" download className="row g1">
      <Download className="i-14" />
      Download the template
    </a>
  )
}
