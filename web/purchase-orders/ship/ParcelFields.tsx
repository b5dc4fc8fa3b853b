import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { CARRIER_LIST, CarrierChoices } from './CarrierChoices.tsx'
import type { Shipment } from './shipment.ts'
import { carrierFor, trackingHint } from './tracking-words.ts'

type Props = {
  form: UseFormReturn<Shipment>
  /** Who reads the note. */
  reader: string
}

/** Under which number an order travels, with whom, and a note with it; the number often tells with whom. */
export function ParcelFields({ form, reader }: Props) {
  const { register, formState, getValues, setValue, control } = form
  const { errors } = formState
  const [carrier, tracking] = useWatch({ control, name: ['carrier', 'tracking_number'] })
  const afterSubmit = { shouldValidate: formState.isSubmitted }
  return (
    <>
      <Field
        label="Tracking number"
        hint={trackingHint({ carrier, tracking_number: tracking })}
        error={errors.tracking_number?.message}
      >
        <TextInput
          {...register('tracking_number')}
          value={tracking}
          autoComplete="off"
          onChange={({ target }) => {
            setValue('carrier', carrierFor(getValues(), target.value), afterSubmit)
            setValue('tracking_number', target.value, afterSubmit)
          }}
        />
      </Field>
      <Field label="Carrier" error={errors.carrier?.message}>
        <TextInput {...register('carrier')} list={CARRIER_LIST} autoComplete="off" />
      </Field>
      <CarrierChoices />
      <Field
        label="Note"
        optional
        hint={`${reader} sees it with the order.`}
        error={errors.note?.message}
      >
        <TextArea {...register('note')} rows={2} />
      </Field>
    </>
  )
}
