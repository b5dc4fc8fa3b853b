import { useState, type SyntheticEvent } from 'react'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { BuyerDetailsFields, type BuyerDetails } from './BuyerDetailsFields.tsx'

type Props = {
  title: string
  start: BuyerDetails
  /** Whether it may still ship elsewhere. */
  mayMove?: boolean
  onSave: (details: BuyerDetails) => Promise<unknown>
  onClose: () => void
}

/** Where an offer or an order ships to, and the number of the buyer's own purchase order. */
export function BuyerDetailsDialog({ title, start, mayMove, onSave, onClose }: Props) {
  const [details, setDetails] = useState(start)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function save() {
    setSaving(true)
    try {
      await onSave(details)
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setSaving(false)
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <FormDialog
      form={{ submit, isSaving, problem }}
      title={title}
      submitLabel="Save"
      onClose={onClose}
    >
      <BuyerDetailsFields details={details} mayMove={mayMove ?? true} onChange={setDetails} />
    </FormDialog>
  )
}
