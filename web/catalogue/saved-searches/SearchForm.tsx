import { useForm } from 'react-hook-form'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'

export type SearchWords = { name: string; alerts: boolean }

type Props = {
  /** What it looks for, in words. */
  filters: readonly string[]
  first: SearchWords
  error: Error | null
  isBusy: boolean
  onSave: (words: SearchWords) => void
  onClose: () => void
}

export function SearchForm({ filters, first, error, isBusy, onSave, onClose }: Props) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: first })
  const refusedName = isCallError(error) ? error.fields['name']?.[0] : undefined

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <DialogBody className="col g4">
        {error && !refusedName && <Banner tone="red">{error.message}</Banner>}
        <p className="t13 muted">{filters.length > 0 ? filters.join(' · ') : 'Every lot'}</p>
        <Field label="Name" error={formState.errors.name?.message ?? refusedName}>
          <TextInput
            {...register('name', { validate: (name) => name.trim() !== '' || 'Required' })}
            maxLength={80}
            autoComplete="off"
          />
        </Field>
        <Checkbox label="Mail me once a day when new lots match" {...register('alerts')} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" busy={isBusy}>
          Save search
        </Button>
      </DialogFoot>
    </form>
  )
}
