import { useState, type SubmitEvent } from 'react'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Field } from '#web/platform/ui/Field.tsx'
import { TextInput } from '#web/platform/ui/TextInput.tsx'
import { toastSaved } from '#web/platform/ui/toasts.ts'
import { feeMeaning, feeTyped, feeWords } from './fee.ts'
import { useEditSeller } from './staff-seller-queries.ts'

type Props = { seller: SellerRecord }

/** What Lotline keeps of what this seller sells. */
export function FeeCard({ seller }: Props) {
  const { platform_fee_bps: own, standard_fee_bps: standard, order_count: orders } = seller
  const edit = useEditSeller(seller.id)
  const now = own ?? standard
  const [text, setText] = useState(String(now / 100))
  const typed = feeTyped(text)
  const isSame = typed === now

  const save = (bps: number | null) =>
    edit.mutate({ platform_fee_bps: bps }, { onSuccess: () => toastSaved('Fee saved') })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (typed !== undefined && !isSame) save(typed)
  }
  return (
    <Card padded aria-label="Fee">
      <form noValidate className="col g4" onSubmit={submit}>
        <h2 className="t16">Fee</h2>
        <p className="soft t13">
          {own === null
            ? `The standard fee of ${feeWords(standard)}.`
            : `A fee of its own; the standard fee is ${feeWords(standard)}.`}
        </p>
        <Field
          label="Fee in percent"
          hint={feeMeaning(typed ?? now, orders)}
          error={typed === undefined ? 'Must be between 0% and 100%' : edit.error?.message}
        >
          <TextInput
            value={text}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
        <div className="row wrap">
          <Button
            type="submit"
            kind="primary"
            busy={edit.isPending}
            disabled={typed === undefined || isSame}
          >
            Save fee
          </Button>
          {own !== null && (
            <Button busy={edit.isPending} onClick={() => save(null)}>
              Use the standard fee
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
