import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { fewerPacks, morePacks } from '#market/products/packs.ts'
import { classes } from '../classes.ts'
import { sizeClass, type ControlSize } from './control-size.ts'
import controls from './controls.module.css'
import { useFieldContext } from './field-context.ts'
import { quantityText, readQuantity } from '#web/platform/format/numbers.ts'
import styles from './QuantityInput.module.css'
import { useSteadyCaret } from './use-steady-caret.ts'

type Props = Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange' | 'type' | 'step'> & {
  value: number | undefined
  /** Gets what was typed, over a limit or under it: a rule refuses, this field does not. */
  onChange: (value: number | undefined) => void
  /** What one press of the buttons leads to the next multiple of: an inner pack. */
  step?: number | undefined
  size?: ControlSize | undefined
}

export function QuantityInput(props: Props) {
  const { value, onChange, step = 1, size, className, ...input } = props
  const mark = useSteadyCaret()
  const more = () => onChange(morePacks(value ?? 0, step))
  const fewer = () => onChange(fewerPacks(value ?? 0, step))

  function stepByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'ArrowUp') more()
    else fewer()
  }

  return (
    <div
      className={classes(
        controls['box'],
        controls['figures'],
        styles['quantity'],
        sizeClass(size),
        className,
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label="Fewer"
        disabled={input.disabled || !value}
        onClick={fewer}
      >
        <Minus className="i-14" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        {...useFieldContext()}
        {...input}
        type="text"
        value={quantityText(value)}
        onKeyDown={stepByKey}
        onChange={({ currentTarget }) => {
          const typed = readQuantity(currentTarget.value)
          mark(currentTarget)
          if (typed) onChange(typed.value)
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label="More"
        disabled={input.disabled}
        onClick={more}
      >
        <Plus className="i-14" />
      </button>
    </div>
  )
}
