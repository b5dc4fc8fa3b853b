import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/Field.tsx'
import { TextArea } from '#web/platform/ui/TextArea.tsx'
import { FormSection } from './FormSection.tsx'
import { MAX_PHOTOS, NO_PHOTO } from './product-draft.ts'
import { PhotoSlot } from './PhotoSlot.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; tellSending: (photo: string, isSending: boolean) => void }

export function PhotoFields({ form, tellSending }: Props) {
  const { control, register, formState, getValues, setValue } = form
  const photos = useFieldArray({ control, name: 'photos' })
  const count = photos.fields.length

  function takeOut(at: number) {
    if (getValues('photos').length > 1) photos.remove(at)
    else setValue('photos.0', NO_PHOTO, { shouldDirty: true, shouldTouch: true })
    void form.trigger('photos')
  }
  return (
    <FormSection
      title="Description and photos"
      summary="Up to five photos. The first one is shown in lists."
    >
      <Field label="Description" optional error={formState.errors.description?.message}>
        <TextArea {...register('description')} rows={5} />
      </Field>
      <ol className="col g4">
        {photos.fields.map(({ id }, at) => (
          <PhotoSlot
            key={id}
            form={form}
            at={at}
            count={count}
            onMove={(to) => photos.move(at, to)}
            onTakeOut={() => {
              tellSending(id, false)
              takeOut(at)
            }}
            onSending={(isSending) => tellSending(id, isSending)}
          />
        ))}
      </ol>
      {count < MAX_PHOTOS && (
        <div>
          <Button size="small" onClick={() => photos.append(NO_PHOTO, { shouldFocus: false })}>
            <Plus />
            Add another photo
          </Button>
        </div>
      )}
    </FormSection>
  )
}
