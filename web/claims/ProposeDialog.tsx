import { useWatch } from 'react-hook-form'
import { answerForm, type Answer, type AnswerForm } from '#market/claims/claim-form.ts'
import type { Claim } from '#market/claims/claim-on-order.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useAnswerClaim } from './claim-queries.ts'
import { CreditField } from './CreditField.tsx'

type Props = { claim: Claim; onClose: () => void }

/** Proposes another credit, at most the price of the units. */
export function ProposeDialog({ claim, onClose }: Props) {
  const answer = useAnswerClaim(claim.id)
  const form = useSavedForm<AnswerForm, Answer, unknown>({
    schema: answerForm,
    start: { act: 'propose', version: claim.version, amount_cents: undefined, words: '' },
    send: (proposal) => answer.mutateAsync(proposal),
    tell: () => toast('Proposal sent.'),
    onSaved: onClose,
  })
  const amount = useWatch({ control: form.control, name: 'amount_cents' })
  return (
    <FormDialog
      form={form}
      title="Propose another credit"
      submitLabel="Send proposal"
      onClose={onClose}
    >
      <CreditField
        claim={claim}
        amount={amount}
        error={form.field('amount_cents').error}
        onChange={(next) =>
          form.setValue('amount_cents', next, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      />
      <Field {...form.field('words')} label="Why" optional hint="The other side reads it.">
        <TextArea rows={3} maxLength={2000} />
      </Field>
    </FormDialog>
  )
}
