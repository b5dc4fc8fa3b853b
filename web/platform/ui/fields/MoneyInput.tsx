import { useState, type ChangeEvent, type ComponentProps, type FocusEvent } from 'react'
import type { Cents } from '#market/money.ts'
import { editMoney } from '#web/platform/format/money-text.ts'
import { centsText } from '#web/platform/format/numbers.ts'
import { classes } from '../classes.ts'
import { sizeClass, type ControlSize } from './control-size.ts'
import styles from './controls.module.css'
import { useFieldContext } from './field-context.ts'
import { useSteadyCaret } from './use-steady-caret.ts'

type Props = Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange' | 'type'> & {
  value: Cents | undefined
  onChange: (value: Cents | undefined) => void
  size?: ControlSize | undefined
  /** Told how the price was typed: by digits alone, which are cents, or as it is written. */
  onTyped?: ((isBare: boolean) => void) | undefined
}

type TypedPrice = { value: Cents | undefined; text: string | undefined; isFresh: boolean }

/** A price in dollars, typed as digits: 1 2 3 4 reads 12.34. A point that is typed is one (decision I14). */
export function MoneyInput({ value, onChange, onTyped, size, className, ...input }: Props) {
  const mark = useSteadyCaret()
  const [begun, setTyped] = useState<TypedPrice>()
  // Another price may have been put here since.
  const typed = begun?.value === value ? begun : undefined
  const shown = typed?.text ?? centsText(value)

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const inserted = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : ''
    const isFresh = shown === '' || (typed?.isFresh ?? false)
    const before = { text: shown, isPointed: typed?.text !== undefined, isFresh }
    const edit = editMoney(before, currentTarget.value, inserted)
    if (!edit || edit.text === undefined) mark(currentTarget)
    if (!edit) return
    setTyped({ text: undefined, ...edit })
    onChange(edit.value)
    const wasPasted = inserted.length > 1 || inserted === ''
    onTyped?.(edit.text === undefined && !(wasPasted && /[.,]/.test(currentTarget.value)))
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    setTyped(undefined)
    input.onBlur?.(event)
  }
  return (
    <div className={classes(styles['box'], styles['figures'], sizeClass(size), className)}>
      <span className={styles['before']} aria-hidden="true">
        $
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...useFieldContext()}
        {...input}
        type="text"
        value={shown}
        onChange={change}
        onBlur={leave}
      />
    </div>
  )
}
