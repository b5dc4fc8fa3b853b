import { cents } from '#market/money.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { PriceTypoDialog } from '#web/platform/ui/prices/PriceTypoDialog.tsx'
import { useTypoQuestion } from '#web/platform/ui/prices/use-typo-question.ts'
import { compareColumns } from './compare-columns.tsx'
import { CompareFoot } from './CompareFoot.tsx'
import { PERCENTS_UNDER } from './compared-offer.ts'
import type { ComparedLot } from './compared-lots.ts'
import { linesOf } from './compared-row.ts'
import styles from './ComparePage.module.css'
import { useComparison } from './use-comparison.ts'
import { useOfferOnLots } from './use-offer-on-lots.ts'

type Props = { lots: readonly ComparedLot[]; needed: number | undefined }

export function LotComparison({ lots, needed }: Props) {
  const comparison = useComparison(lots, needed)
  const { rows, percentUnder } = comparison
  const { isSending, outcome, offer } = useOfferOnLots()
  const typos = useTypoQuestion()
  const lines = linesOf(rows)
  const chosen = rows.filter(({ isChosen }) => isChosen).length

  function askAndOffer() {
    const priced = lines.map(({ productId, unitPrice }) => {
      const { lot, product } = rows.find((row) => row.lot.id === productId) ?? {}
      const asking = product?.seller_price_cents ?? undefined
      const measures = { before: asking, most: asking, msrp: product?.msrp_cents ?? undefined }
      return { name: lot?.name ?? '', price: unitPrice, measures }
    })
    typos.ask(priced, (prices) => {
      const answered = lines.map((line, at) => ({
        ...line,
        unitPrice: cents(prices[at] ?? line.unitPrice),
      }))
      void offer(answered)
    })
  }
  return (
    <Card>
      <div className={styles['asked']}>
        <Field label="Quantity for each">
          <QuantityInput size="small" value={comparison.needed} onChange={comparison.need} />
        </Field>
        <Field label="My price">
          <Select
            size="small"
            value={percentUnder}
            onChange={(event) => comparison.setPercentUnder(Number(event.currentTarget.value))}
          >
            {PERCENTS_UNDER.map((percent) => (
              <option key={percent} value={percent}>
                {percent === 0 ? 'Asking' : `${percent}% under`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Table
        caption="Lots side by side"
        comparing
        columns={compareColumns({ ...comparison, refusals: outcome?.refusals ?? new Map() })}
        rows={rows}
        rowKey={({ lot }) => lot.id}
        hasProblem={({ isChosen, problems }) => isChosen && problems.length > 0}
      />
      <CompareFoot
        lines={lines}
        troubled={chosen - lines.length}
        added={outcome?.added ?? 0}
        isBusy={isSending}
        onAdd={askAndOffer}
      />
      <PriceTypoDialog question={typos} />
    </Card>
  )
}
