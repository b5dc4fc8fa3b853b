import { FileSpreadsheet } from 'lucide-react'
import { IconButton } from './IconButton.tsx'

type Props = {
  /** What is saved: "Lots". */
  of: string
  busy: boolean
  /** As high as the button next to it. */
  size?: 'small'
  onPress: () => void
}

/** For use next to a button that saves CSV: saves the same as a workbook with typed cells. */
export function WorkbookButton({ of, busy, size, onPress }: Props) {
  return (
    <IconButton
      look={size === 'small' ? 'edgedSmall' : 'edged'}
      label={`${of} as Excel workbook`}
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={onPress}
    >
      <FileSpreadsheet />
    </IconButton>
  )
}
