import { useState, type FormEvent } from 'react'
import { MOST_NAME_LETTERS } from '#market/products/views/product-view-api.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'

type Props = {
  title: string
  first: string
  error: Error | null
  isBusy: boolean
  onSave: (name: string) => void
  onClose: () => void
}

export function ViewNameDialog({ title, first, error, isBusy, onSave, onClose }: Props) {
  const [name, setName] = useState(first)
  const [isEmpty, setEmpty] = useState(false)
  const refusedName = isCallError(error) ? error.fields['name']?.[0] : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (name.trim() !== '') onSave(name)
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <DialogBody className="col g4">
          {error && !refusedName && <Banner tone="red">{error.message}</Banner>}
          <Field label="Name" error={isEmpty ? 'Required' : refusedName}>
            <TextInput
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              maxLength={MOST_NAME_LETTERS}
              autoComplete="off"
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isBusy}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
