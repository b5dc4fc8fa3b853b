import { FileSpreadsheet } from 'lucide-react'
import { useFieldWiring } from '#web/platform/ui/field-wiring.ts'
import styles from './BulkUpload.module.css'

export function CsvInvitation() {
  const { id } = useFieldWiring()
  return (
    <label htmlFor={id} className={styles['empty']}>
      <FileSpreadsheet className="i-24" />
      <b className="med">Drop a .csv file here, or choose one</b>
      <span className="t13 muted">In a spreadsheet: File, Save As, CSV</span>
    </label>
  )
}
