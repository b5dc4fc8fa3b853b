import { useState, type SubmitEvent } from 'react'
import { feeAsksSecond } from '#market/approvals/approval-limits.ts'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { askingLabel, askingMeans } from '#web/approvals/asking-words.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { feeMeaning, feeTyped } from './fee.ts'
import { useSetFee } from './use-set-fee.ts'

type Props = { seller: SellerRecord; hasColleague: boolean }

export function FeeForm({ seller, hasColleague }: Props) {
  const { platform_fee_bps: own, standard_fee_bps: standard, order_count: orders } = seller
  const now = own ?? standard
  const asks = (bps: number) => feeAsksSecond({ inForce: now, wanted: bps, standard })
  const fee = useSetFee(seller.id)
  const [text, setText] = useState(String(now / 100))
  const typed = feeTyped(text)
  const isSame = typed === now
  const isLarge = typed !== undefined && asks(typed)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (typed !== undefined && !isSame) fee.set(typed, { isLarge })
  }
  return (
    <form noValidate className="col g4" onSubmit={submit}>
      <Field
        label="Fee in percent"
        hint={feeMeaning(typed ?? now, orders)}
        error={typed === undefined ? 'Must be between 0% and 100%' : fee.problem}
      >
        <TextInput
          value={text}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      {isLarge && <Banner tone="info">{askingMeans(hasColleague)}</Banner>}
      <div className="row wrap">
        <Button
          type="submit"
          kind="primary"
          busy={fee.isBusy}
          disabled={typed === undefined || isSame}
        >
          {isLarge ? askingLabel(hasColleague, 'Confirm fee') : 'Save fee'}
        </Button>
        {own !== null && (
          <Button busy={fee.isBusy} onClick={() => fee.set(null, { isLarge: asks(standard) })}>
            {asks(standard) && hasColleague ? 'Request the standard fee' : 'Use the standard fee'}
          </Button>
        )}
      </div>
    </form>
  )
}
