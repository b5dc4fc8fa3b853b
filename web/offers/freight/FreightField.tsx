import type { Cents } from '#market/money.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'

type Props = { freight: Cents | undefined; onChange: (freight: Cents | undefined) => void }

/** Where a seller states the freight of a whole offer. */
export const FreightField = ({ freight, onChange }: Props) => (
  <Field
    label="Freight of the whole offer"
    hint="You quote it: no platform fee is taken of it. The buyer agrees to it with the prices."
  >
    <MoneyInput value={freight} onChange={onChange} />
  </Field>
)
