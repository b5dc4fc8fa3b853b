import type { z } from 'zod'
import { erasureReasons, erasureReasonWords } from '#market/people/erasure.ts'
import { YEARS_KEPT } from '#market/resale-certificates/certificate.ts'
import { erasePersonForm, type PersonDetail } from '#market/people/people-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { personName } from './person-words.ts'

export type Erasing = z.output<typeof erasePersonForm>
type Props = { person: PersonDetail; onErase: (erasing: Erasing) => void; onClose: () => void }

/** Names what goes and what stays. Staff type the address again, so that nobody is erased by mistake. */
export function ErasePersonDialog({ person, onErase, onClose }: Props) {
  const form = useSavedForm({
    schema: formFor(person),
    start: { email: '', reason: 'asked' },
    send: onErase,
  })
  return (
    <FormDialog
      form={form}
      title={`Erase the data of ${personName(person)}?`}
      submitLabel="Erase permanently"
      danger
      onClose={onClose}
    >
      <p>
        <b>Erased permanently:</b> the account with its sign-ins, names, addresses and phone
        numbers; what they wrote, and what was written in their offers and orders; emails to and
        about them; their searches, uploads, imports and products, with photos that no order shows.
      </p>
      <p>
        <b>Kept:</b> the figures of offers and orders, what was sold and for how much, and who did
        what, as “Erased person” and “Erased company”. Resale certificates of orders they paid:
        their sellers can download those for {YEARS_KEPT} years.
      </p>
      <Field {...form.field('reason')} label="Reason">
        <Select>
          {erasureReasons.map((reason) => (
            <option key={reason} value={reason}>
              {erasureReasonWords[reason]}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...form.field('email')} label={`Type ${person.email}`}>
        <TextInput autoComplete="off" />
      </Field>
    </FormDialog>
  )
}

const formFor = ({ email }: PersonDetail) =>
  erasePersonForm.refine((typed) => typed.email.toLowerCase() === email.toLowerCase(), {
    path: ['email'],
    message: 'This is not the email address of the account',
  })
