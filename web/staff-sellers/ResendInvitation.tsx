import { useState, type SubmitEvent } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useResendInvitation } from './staff-seller-queries.ts'

type Props = { sellerId: number; email: string }

/** Sends a new link to an invited user who has no password yet, or to a corrected address. */
export function ResendInvitation({ sellerId, email }: Props) {
  const resend = useResendInvitation(sellerId)
  const [address, setAddress] = useState(email)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    resend.mutate(address === email ? undefined : address, {
      onSuccess: () => toastSaved(`Invitation on its way to ${address}`),
    })
  }
  return (
    <form noValidate className="col g4" onSubmit={submit}>
      <Field
        label="Send to"
        hint="The previous link stops working. A different address replaces the current one."
        error={resend.error?.message}
      >
        <TextInput
          type="email"
          value={address}
          autoComplete="off"
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      </Field>
      <Button type="submit" busy={resend.isPending}>
        Resend invitation
      </Button>
    </form>
  )
}
