import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { erasureReasons, erasureReasonWords } from '#market/people/erasure.ts'
import { erasePersonForm, type PersonDetail } from '#market/people/people-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { personName } from './person-words.ts'

export type Erasing = z.output<typeof erasePersonForm>
type Props = { person: PersonDetail; onErase: (erasing: Erasing) => void; onClose: () => void }

/** Names what goes and what stays. Staff type the address again, so that nobody is erased by mistake. */
export function ErasePersonDialog({ person, onErase, onClose }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formFor(person)),
    defaultValues: { email: '', reason: 'asked' as const },
  })

  return (
    <Dialog open onClose={onClose} title={`Erase the data of ${personName(person)}?`}>
      <form noValidate onSubmit={(event) => void handleSubmit(onErase)(event)}>
        <DialogBody className="col g4">
          <p>
            <b>Goes, for good:</b> the account with its sign-ins, names, addresses and phone
            numbers; what they wrote, and what was written in their offers and orders; mails to and
            about them; their searches, uploads, imports and products, with photos that no order
            shows.
          </p>
          <p>
            <b>Stays:</b> the figures of offers and orders, what was sold and for how much, and who
            did what as “Erased person” and “Erased company”.
          </p>
          <Field label="Why" error={formState.errors.reason?.message}>
            <Select {...register('reason')}>
              {erasureReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {erasureReasonWords[reason]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={`Type ${person.email}`} error={formState.errors.email?.message}>
            <TextInput {...register('email')} autoComplete="off" />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="danger-solid">
            Erase for good
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

const formFor = ({ email }: PersonDetail) =>
  erasePersonForm.refine((typed) => typed.email.toLowerCase() === email.toLowerCase(), {
    path: ['email'],
    message: 'This is not the e-mail address of the account',
  })
