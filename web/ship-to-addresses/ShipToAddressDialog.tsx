import {
  shipToAddressIn,
  type ShipToAddress,
  type ShipToAddressForm,
} from '#market/ship-to-addresses/ship-to-address.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { ShipToFields } from '#web/accounts/ship-to/ShipToFields.tsx'
import { BLANK_ADDRESS } from '#web/accounts/ship-to/use-ship-to-form.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useSaveAddress } from './ship-to-address-queries.ts'

type Props = {
  address: ShipToAddress | undefined
  onClose: () => void
  onSaved?: (saved: ShipToAddress) => void
}

/** Adds a ship-to address, or edits one. */
export function ShipToAddressDialog({ address, onClose, onSaved }: Props) {
  const save = useSaveAddress()
  const company = useViewer()?.buyer?.name ?? ''
  const form = useSavedForm({
    schema: shipToAddressIn,
    start: { ...BLANK_ADDRESS, name: company, ...address },
    send: (typed: ShipToAddressForm) => save.mutateAsync({ id: address?.id, form: typed }),
    tell: () => toast(address ? 'Address saved' : 'Address added'),
    onSaved: ({ ship_to_address: saved }) => {
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      wide
      title={address ? `Edit ${address.label}` : 'Add ship-to address'}
      submitLabel={address ? 'Save address' : 'Add address'}
      onClose={onClose}
    >
      <Field
        {...form.field('label')}
        label="Label"
        hint="What you call this place, such as Store 4"
      >
        <TextInput autoComplete="off" />
      </Field>
      <ShipToFields form={form} />
      <ChoiceGroup legend="Receiving">
        <Checkbox label="Loading dock" {...form.register('dock')} />
        <Checkbox label="Liftgate needed" {...form.register('liftgate_needed')} />
        <Checkbox label="Appointment needed" {...form.register('appointment_needed')} />
      </ChoiceGroup>
      <Field
        {...form.field('receiving_hours')}
        label="Receiving hours"
        hint="Such as Mon to Fri, 7 am to 3 pm"
        optional
      >
        <TextInput autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
