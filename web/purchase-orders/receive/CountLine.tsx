import { counted, quantityText } from '#web/platform/format/numbers.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { missingOf, problemOf, type Count, type CountedLine } from './count.ts'
import styles from './Receive.module.css'

type Props = {
  line: CountedLine
  count: Count
  onCount: (units: number | undefined) => void
}

/** A line of an order, with how many units of it arrived. */
export function CountLine({ line, count, onCount }: Props) {
  const missing = missingOf(line, count)
  const problem = problemOf(line, count)
  return (
    <li className={styles['line']}>
      <Photo url={line.image} alt="" side={48} />
      <div className={styles['what']}>
        <span className="cut2">{line.name}</span>
        <span className="t13 muted">UPC {line.upc}</span>
        <span className="t13">{problem ? '' : stateOf(line, count, missing)}</span>
      </div>
      <Field
        label={`Arrived: ${line.name}`}
        labelHidden
        error={problem}
        className={styles['units']}
      >
        <QuantityInput size="large" value={count.get(line.id)} onChange={onCount} />
      </Field>
    </li>
  )
}

function stateOf({ id, expected }: CountedLine, count: Count, missing: number) {
  if (missing > 0) return `${quantityText(missing)} of ${quantityText(expected)} short`
  return count.get(id) === expected
    ? `All ${quantityText(expected)} arrived`
    : `${counted(expected, 'unit')} expected`
}
