import { useWatch } from 'react-hook-form'
import { decisionForm, type Decision, type DecisionForm } from '#market/claims/claim-form.ts'
import type { Claim } from '#market/claims/claim-on-order.ts'
import { problemWords } from '#market/claims/claim-reason.ts'
import { cents, formatUsd } from '#market/money.ts'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { cappedWords } from '../claim-words.ts'
import { CreditField } from '../CreditField.tsx'
import { useDecideClaim } from './staff-claim-queries.ts'

type Props = {
  claim: Claim
  /** The key of the order that shows it. */
  orderKey: readonly string[]
  onClose: () => void
}

/** Settles a claim with a credit, or closes it without one; both sides read why. */
export function DecideClaimDialog({ claim, orderKey, onClose }: Props) {
  const decide = useDecideClaim(claim.id, orderKey)
  const form = useSavedForm<DecisionForm, Decision, unknown>({
    schema: decisionForm,
    start: {
      act: 'settle',
      version: claim.version,
      amount_cents: claim.proposed_cents ?? claim.credit_cents,
      words: '',
    },
    send: (decision) =>
      decide.mutateAsync(
        decision.act === 'settle' ? decision : { ...decision, amount_cents: undefined },
      ),
    tell: (_, { act }) => toastSaved(act === 'settle' ? 'Claim settled' : 'Claim closed'),
    onSaved: onClose,
  })
  const { act, amount_cents: amount } = useWatch({
    control: form.control,
    compute: (values) => values,
  })
  const isSettling = act === 'settle'
  const capped = cappedWords(claim)
  return (
    <FormDialog
      form={form}
      title="Decide claim"
      submitLabel={isSettling ? `Settle with ${formatUsd(cents(amount ?? 0))}` : 'Close claim'}
      danger={!isSettling}
      cancelLabel="Back"
      onClose={onClose}
    >
      <p className="soft">
        {claim.product_name}: {problemWords(claim.reason, claim.quantity)}. Both sides read what you
        decide. This can’t be undone.
      </p>
      <ChoiceGroup legend="Decision">
        <Radio
          name="decision"
          label="Settle with a credit"
          checked={isSettling}
          onChange={() => form.setValue('act', 'settle')}
        />
        <Radio
          name="decision"
          label="Close without a credit"
          checked={!isSettling}
          onChange={() => form.setValue('act', 'decline')}
        />
      </ChoiceGroup>
      {isSettling && (
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
      )}
      {isSettling && capped && <p className="t13 soft">{capped}</p>}
      <Field {...form.field('words')} label="Reason" hint="Buyer and seller see it.">
        <TextArea rows={3} maxLength={2000} />
      </Field>
    </FormDialog>
  )
}
