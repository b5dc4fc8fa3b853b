import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { shipTo } from '#market/accounts/ship-to.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DialogBody } from '#web/platform/ui/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/DialogFoot.tsx'
import { Field } from '#web/platform/ui/Field.tsx'
import { TextInput } from '#web/platform/ui/TextInput.tsx'
import styles from './ShipToForm.module.css'
import { useSaveShipTo } from './ship-to-queries.ts'

type Props = { saveLabel: string; onSaved: () => void; onCancel: () => void }

/** A buyer's ship-to address, which is copied onto every order. */
export function ShipToForm({ saveLabel, onSaved, onCancel }: Props) {
  const save = useSaveShipTo()
  const company = useViewer()?.buyer?.name ?? ''
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(shipTo),
    defaultValues: {
      name: company,
      line1: '',
      line2: '',
      city: '',
      state: '',
      postal_code: '',
      country: 'United States',
      phone: '',
    },
  })
  const { errors } = formState

  return (
    <form
      noValidate
      onSubmit={(event) =>
        void handleSubmit((address) => save.mutate(address, { onSuccess: onSaved }))(event)
      }
    >
      <DialogBody className="col g4">
        <p className="soft">
          Sellers ship to this address. It is asked once and copied onto every order.
        </p>
        {save.error && <Banner tone="red">{save.error.message}</Banner>}
        <Field label="Name" error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="organization" />
        </Field>
        <Field label="Address line 1" error={errors.line1?.message}>
          <TextInput {...register('line1')} autoComplete="address-line1" />
        </Field>
        <Field label="Address line 2" optional error={errors.line2?.message}>
          <TextInput {...register('line2')} autoComplete="address-line2" />
        </Field>
        <div className={styles['city']}>
          <Field label="City" error={errors.city?.message}>
            <TextInput {...register('city')} autoComplete="address-level2" />
          </Field>
          <Field label="State" error={errors.state?.message}>
            <TextInput {...register('state')} autoComplete="address-level1" />
          </Field>
          <Field label="Postal code" error={errors.postal_code?.message}>
            <TextInput {...register('postal_code')} autoComplete="postal-code" />
          </Field>
        </div>
        <div className={styles['pair']}>
          <Field label="Country" error={errors.country?.message}>
            <TextInput {...register('country')} autoComplete="country-name" />
          </Field>
          <Field label="Phone" optional error={errors.phone?.message}>
            <TextInput {...register('phone')} type="tel" autoComplete="tel" />
          </Field>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" kind="primary" busy={save.isPending}>
          {saveLabel}
        </Button>
      </DialogFoot>
    </form>
  )
}
