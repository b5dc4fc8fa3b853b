import { refusalForm } from '#market/resale-certificates/certificate-api.ts'
import type { StaffCertificate } from '#market/resale-certificates/staff-certificates-list.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useRefuse } from './staff-certificate-queries.ts'

type Props = { certificate: StaffCertificate; onClose: () => void }

export function RefuseCertificateDialog({ certificate, onClose }: Props) {
  const { id, number, buyer_name: buyer } = certificate
  const refuse = useRefuse(id)
  const form = useSavedForm({
    schema: refusalForm,
    start: { reason: '' },
    send: ({ reason }) => refuse.mutateAsync(reason),
    tell: () => toast(`${number} refused`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Refuse ${number} of ${buyer}?`}
      submitLabel="Refuse certificate"
      danger
      onClose={onClose}
    >
      <Field {...form.field('reason')} label="Reason" hint={`${buyer} reads it.`}>
        <TextArea rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
