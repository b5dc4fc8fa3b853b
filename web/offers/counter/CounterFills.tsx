import { useRef, useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { MAX_FILL_PERCENT, type CounterFill } from '#market/offers/fill-counter.ts'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './CounterFills.module.css'
import { hasNamedPrices, ownPrices } from './fill-lines.ts'
import type { useCounter } from './use-counter.ts'

type Props = { counter: ReturnType<typeof useCounter>; viewer: Party }

/** Fills the prices of all lines by one press, which can be undone. */
export function CounterFills({ counter, viewer }: Props) {
  const { opened, lines, fill, undoFill } = counter
  const group = useRef<HTMLFieldSetElement>(null)
  useFocusFallback(group, undoFill !== undefined, 'button')
  const mine = ownPrices(opened, viewer)
  const hasOwn = lines.some(({ line }) => mine(line) !== undefined)
  return (
    <fieldset ref={group} aria-label="Fill all prices" className={styles['fills']}>
      {hasOwn && (
        <Button size="small" onClick={() => fill('middle')}>
          Meet in the middle
        </Button>
      )}
      <Button size="small" onClick={() => fill('theirs')}>
        Their price
      </Button>
      {hasOwn && (
        <Button size="small" onClick={() => fill('mine')}>
          {hasNamedPrices(opened, viewer) ? 'My last price' : 'My asking price'}
        </Button>
      )}
      <PercentFill onFill={fill} />
      {undoFill && <TextButton onClick={undoFill}>Undo</TextButton>}
    </fieldset>
  )
}

type PercentFillProps = { onFill: (fill: CounterFill) => void }

function PercentFill({ onFill }: PercentFillProps) {
  const [typed, setTyped] = useState('5')
  const percent = Number(typed)
  const isPercent = percent >= 1 && percent <= MAX_FILL_PERCENT
  const act = (sign: string, by: number) => (
    <Button
      size="small"
      className={styles['sign']}
      aria-label={`All lines ${sign}${typed}%`}
      disabled={!isPercent}
      onClick={() => onFill({ percent: by })}
    >
      {sign}
    </Button>
  )
  return (
    <span className={styles['percent']}>
      {act('−', -percent)}
      <TextInput
        size="small"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        aria-label={`Percent, 1 to ${MAX_FILL_PERCENT}`}
        aria-invalid={!isPercent || undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, ''))}
      />
      <span aria-hidden="true">%</span>
      {act('+', percent)}
    </span>
  )
}
