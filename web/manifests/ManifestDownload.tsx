import { FileDown } from 'lucide-react'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { unitsInside } from './manifest-words.ts'

type Props = {
  units: number
  file: { isPending: boolean; run: (format: 'csv' | 'xlsx') => Promise<unknown> }
}

/** What a mixed lot of an offer or an order holds, as its turn was made with it or as it was agreed on. */
export const ManifestDownload = ({ units, file }: Props) => (
  <span className="t13 muted">
    Mixed lot · {unitsInside(units)} ·{' '}
    <TextButton disabled={file.isPending} onClick={() => void file.run('csv')}>
      <FileDown className="i-14" /> Manifest
    </TextButton>{' '}
    <TextButton
      disabled={file.isPending}
      aria-label="Manifest as Excel workbook"
      onClick={() => void file.run('xlsx')}
    >
      (Excel)
    </TextButton>
  </span>
)
