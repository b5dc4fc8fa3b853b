import type { Claim } from '#market/claims/claim-on-order.ts'
import { cents, formatUsd } from '#market/money.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'

type Props = {
  claim: Claim
  amount: number | undefined
  error: string | undefined
  onChange: (amount: number | undefined) => void
}

/** What is credited for a claim, at most the price of its units. */
export function CreditField({ claim, amount, error, onChange }: Props) {
  return (
    <Field
      label="Credit"
      hint={`At most ${formatUsd(claim.credit_cents)}, the price of the units.`}
      error={error}
    >
      <MoneyInput value={amount === undefined ? undefined : cents(amount)} onChange={onChange} />
    </Field>
  )
}
