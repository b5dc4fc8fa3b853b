import { answerForm, type Answer, type AnswerForm } from '#market/claims/claim-form.ts'
import type { Claim } from '#market/claims/claim-on-order.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useAnswerClaim } from './claim-queries.ts'

type Props = { claim: Claim; onClose: () => void }

/** Declines a claim with a reason; its buyer answers, or asks staff. */
export function DeclineClaimDialog({ claim, onClose }: Props) {
  const answer = useAnswerClaim(claim.id)
  const form = useSavedForm<AnswerForm, Answer, unknown>({
    schema: answerForm,
    start: { act: 'decline', version: claim.version, words: '' },
    send: (declined) => answer.mutateAsync(declined),
    tell: () => toast('Claim declined.'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Decline this claim?"
      submitLabel="Decline claim"
      danger
      onClose={onClose}
    >
      <p className="soft">The buyer can accept that, propose a credit, or ask Lotline to decide.</p>
      <Field {...form.field('words')} label="Reason" hint="The buyer and Lotline read it.">
        <TextArea rows={4} maxLength={2000} />
      </Field>
    </FormDialog>
  )
}
