import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { releaseNoteForm } from '#market/release-notes/release-note-api.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { instantOf, localTime } from './local-time.ts'
import { reachWords, type Readers } from './readers-words.ts'
import styles from './ReleaseNotes.module.css'

type NoteForm = UseFormReturn<
  z.input<typeof releaseNoteForm>,
  unknown,
  z.output<typeof releaseNoteForm>
>
type Props = {
  form: NoteForm
  readers: Readers | undefined
  /** It is shown already, so that its time is over. */
  isShown?: boolean
}

/** What a note says, to whom and from when on. */
export function NoteFields({ form, readers, isShown = false }: Props) {
  const { control, register, formState } = form
  const { errors } = formState
  const [buyer = false, seller = false] = useWatch({ control, name: ['buyer', 'seller'] })
  return (
    <>
      <Field label="Body" error={errors.body?.message}>
        <TextArea {...register('body')} rows={6} />
      </Field>
      <ChoiceGroup legend="Who sees it" error={errors.buyer?.message}>
        <Checkbox label="Buyers" {...register('buyer', { deps: ['seller'] })} />
        <Checkbox label="Sellers" {...register('seller', { deps: ['buyer'] })} />
      </ChoiceGroup>
      {readers && <output className="t13 soft">{reachWords(readers, { buyer, seller })}</output>}
      {!isShown && (
        <Field
          className={styles['time']}
          label="Show from"
          optional
          hint="Your time zone. Leave empty to publish now."
          error={errors.publish_at?.message}
        >
          <PublishTime control={control} />
        </Field>
      )}
    </>
  )
}

function PublishTime({ control }: Pick<NoteForm, 'control'>) {
  return (
    <Controller
      control={control}
      name="publish_at"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <TextInput
          type="datetime-local"
          ref={ref}
          value={localTime(value)}
          onChange={({ currentTarget }) => onChange(instantOf(currentTarget.value))}
          onBlur={onBlur}
        />
      )}
    />
  )
}
