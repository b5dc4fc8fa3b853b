import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MOST_PARCELS } from '#market/purchase-orders/parcel.ts'
import { Button } from '#web/platform/ui/Button.tsx'
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
      <MoreParcels form={form} />
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

type MoreParcelsProps = Pick<Props, 'form'>

/** What travels under numbers of its own. */
function MoreParcels({ form: { control, register, formState } }: MoreParcelsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'more_parcels' })
  const errors = formState.errors.more_parcels
  return (
    <>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="col g3">
          <legend className="sr">Parcel {at + 2}</legend>
          <Field
            label={`Tracking number of parcel ${at + 2}`}
            error={errors?.[at]?.tracking_number?.message}
          >
            <TextInput {...register(`more_parcels.${at}.tracking_number`)} autoComplete="off" />
          </Field>
          <Field label={`Carrier of parcel ${at + 2}`} error={errors?.[at]?.carrier?.message}>
            <TextInput
              {...register(`more_parcels.${at}.carrier`)}
              list={CARRIER_LIST}
              autoComplete="off"
            />
          </Field>
          <div>
            <Button size="small" onClick={() => remove(at)}>
              Remove parcel {at + 2}
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length < MOST_PARCELS - 1 && (
        <div>
          <Button size="small" onClick={() => append({ carrier: '', tracking_number: '' })}>
            Add another parcel
          </Button>
        </div>
      )}
    </>
  )
}
