import { Plus, Upload } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import type { Opened } from './LeadDialogs.tsx'

type Props = { onOpen: (opened: Opened) => void }

export function LeadActs({ onOpen }: Props) {
  return (
    <>
      <Button onClick={() => onOpen({ form: 'import' })}>
        <Upload /> Import
      </Button>
      <Button kind="primary" onClick={() => onOpen({ form: 'new' })}>
        <Plus /> Add Lead
      </Button>
    </>
  )
}
