import { Plus, Trash2 } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { lastDayOf } from '#market/products/schedule/expiry-day.ts'
import { MOST_STEPS } from '#market/products/schedule/price-schedule.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import type { ProductForm } from '../use-product-form.ts'
import { basePriceOf } from './base-price-of.ts'
import { nextStep } from './draft-schedule.ts'
import styles from './ScheduleFields.module.css'
import { ScheduleTimeline } from './ScheduleTimeline.tsx'
import { StepsTaken } from './StepsTaken.tsx'

type Props = { form: ProductForm; saved: OwnProduct | undefined }

/** How the price follows the expiration date; there is nothing of it while there is no date. */
export function ScheduleFields({ form, saved }: Props) {
  const { control } = form
  const [date, asking] = useWatch({ control, name: ['expiration_date', 'seller_price_cents'] })
  const { field, fieldState } = useController({ control, name: 'price_schedule' })
  const off = useController({ control, name: 'off_market_days' })
  const tell = useController({ control, name: 'show_next_price' })
  const steps = field.value
  const isSaid = steps.length > 0 || off.field.value !== null
  const problem = form.formState.errors.price_schedule
  const message = fieldState.error?.message ?? problem?.root?.message ?? stepProblem(problem)
  if (!isSaid && !lastDayOf(date)) return null

  const change = (at: number, part: Partial<(typeof steps)[number]>) =>
    field.onChange(steps.map((step, place) => (place === at ? { ...step, ...part } : step)))

  return (
    <Disclosure
      title="Lower the price as the date approaches"
      open={isSaid}
      className={styles['all']}
    >
      <div className="col g3">
        <p className="t13 muted">
          Each step takes its percent off the asking price you set. Steps don’t add up: 20% after
          10% is 20% off your price.
        </p>
        {steps.map((step, at) => (
          <fieldset
            // oxlint-disable-next-line react/no-array-index-key -- A step is nothing but its place and figures.
            key={at}
            aria-label={`Step ${at + 1}`}
            className={styles['step']}
          >
            <Field label="Days before it expires">
              <QuantityInput
                value={step.days ?? undefined}
                onChange={(days) => change(at, { days: days ?? null })}
                onBlur={field.onBlur}
              />
            </Field>
            <Field label="Percent off">
              <QuantityInput
                value={step.percent ?? undefined}
                onChange={(percent) => change(at, { percent: percent ?? null })}
                onBlur={field.onBlur}
              />
            </Field>
            <IconButton
              label={`Remove step ${at + 1}`}
              onClick={() => field.onChange(steps.filter((_, place) => place !== at))}
            >
              <Trash2 />
            </IconButton>
          </fieldset>
        ))}
        {message && (
          <p role="alert" className="t13 red">
            {message}
          </p>
        )}
        <div>
          <Button
            size="small"
            disabled={steps.length >= MOST_STEPS}
            onClick={() => field.onChange([...steps, nextStep(steps)])}
          >
            <Plus className="i-14" />
            Add a step
          </Button>
        </div>
        <div className={styles['end']}>
          <Field
            label="Unlist this many days before expiry"
            optional
            error={off.fieldState.error?.message}
          >
            <QuantityInput
              {...off.field}
              value={off.field.value ?? undefined}
              onChange={(days) => off.field.onChange(days ?? null)}
            />
          </Field>
        </div>
        <Checkbox
          label="Show buyers the next price and its date"
          checked={tell.field.value}
          onChange={({ currentTarget }) => tell.field.onChange(currentTarget.checked)}
        />
        <ScheduleTimeline
          date={date}
          steps={steps}
          offMarketDays={off.field.value}
          base={basePriceOf(asking, saved)}
        />
        {saved && <StepsTaken steps={saved.price_steps} />}
      </div>
    </Disclosure>
  )
}

type StepErrors = readonly ({ message?: string | undefined } | undefined)[] | object | undefined

/** What is said of a figure of a step. */
function stepProblem(errors: StepErrors): string | undefined {
  if (!Array.isArray(errors)) return undefined
  const [first] = errors.flatMap((step: object | undefined) => Object.values(step ?? {}))
  return first?.message
}
