import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { denyForm, type ApplicationRecord } from '#market/accounts/application-api.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Chip } from '#web/platform/ui/Chip.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useDenyApplication } from './application-queries.ts'
import { applicantName } from './application-words.ts'
import { denyReasons } from './deny-reasons.ts'

type Props = { application: ApplicationRecord; onClose: () => void; onDecided: () => void }

export function DenyForm({ application, onClose, onDecided }: Props) {
  const deny = useDenyApplication()
  const { register, handleSubmit, setValue, control, formState } = useForm({
    resolver: zodResolver(denyForm),
    defaultValues: { reason: '' },
  })
  const reason = useWatch({ control, name: 'reason' })

  const send = (told: { reason: string }) =>
    deny
      .mutateAsync({ ...application, reason: told.reason })
      .then(() => {
        toast(`Denied. The reason is on its way to ${application.email}`)
        onDecided()
        return onClose()
      })
      .catch((error: Error) => {
        // Somebody else has decided: there is no reason to give any more.
        if (!isCallError(error) || error.status !== 409) return
        toastProblem(error.message)
        onClose()
      })

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <DialogBody className="col g4">
        {deny.error && <Banner tone="red">{deny.error.message}</Banner>}
        <p className="soft">
          {applicantName(application)} gets this reason by mail, word for word. The account stays
          closed, and no sign-in link can be sent.
        </p>
        <fieldset className="row wrap" aria-label="Reasons often given">
          {denyReasons[application.party].map(({ label, text }) => (
            <Chip
              key={label}
              chosen={reason === text}
              onClick={() => setValue('reason', text, { shouldValidate: formState.isSubmitted })}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
        <Field label="Reason" error={formState.errors.reason?.message}>
          <TextArea {...register('reason')} rows={4} />
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="danger-solid" busy={deny.isPending}>
          Deny and mail reason
        </Button>
      </DialogFoot>
    </form>
  )
}
