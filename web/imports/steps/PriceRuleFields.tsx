import { useState } from 'react'
import { priceRule, PRICE_ENDINGS, type PriceRule } from '#market/imports/price-rule.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './UploadStep.module.css'

type Props = {
  prices: PriceRule | undefined
  onChange: (prices: PriceRule | undefined) => void
}

const USUAL: PriceRule = { percent_off_msrp: 60, ending: '9' }

const ENDINGS: Record<PriceRule['ending'], string> = {
  none: 'Exact price',
  '5': '.x5',
  '9': '.x9',
}

/** Asking prices by a rule instead of by the file; the rows below show them at once. */
export function PriceRuleFields({ prices, onChange }: Props) {
  const [typed, setTyped] = useState(String(USUAL.percent_off_msrp))
  const { ending } = prices ?? USUAL
  const problem = prices && problemOf(typed)

  function change(percent: string, next: PriceRule['ending']) {
    setTyped(percent)
    const rule = priceRule.safeParse({ percent_off_msrp: readPercent(percent), ending: next })
    if (rule.success) onChange(rule.data)
  }

  return (
    <fieldset className="col g2" aria-label="Asking prices">
      <Checkbox
        className="t13"
        label="Set asking prices by rule"
        checked={prices !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          checked
            ? change(problemOf(typed) ? String(USUAL.percent_off_msrp) : typed, ending)
            : onChange(undefined)
        }
      />
      {prices && (
        <div className={styles['rule']}>
          <Field label="Percent off MSRP" error={problem}>
            <TextInput
              size="small"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget: { value } }) => change(value, ending)}
            />
          </Field>
          <Field label="Prices end in">
            <Select
              size="small"
              value={ending}
              onChange={({ currentTarget: { value } }) =>
                change(typed, PRICE_ENDINGS.find((each) => each === value) ?? 'none')
              }
            >
              {PRICE_ENDINGS.map((each) => (
                <option key={each} value={each}>
                  {ENDINGS[each]}
                </option>
              ))}
            </Select>
          </Field>
          <p className="t13 soft">
            Asking prices in the file are ignored. Rows without an MSRP keep their current price.
          </p>
        </div>
      )}
    </fieldset>
  )
}

const readPercent = (typed: string) => Number(typed.trim().replace(/%$/, '') || Number.NaN)

const problemOf = (typed: string) =>
  priceRule.safeParse({ percent_off_msrp: readPercent(typed) }).error?.issues[0]?.message
