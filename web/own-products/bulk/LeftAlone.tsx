import type { BulkResult } from '#market/products/bulk/bulk-api.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { leftWords } from './bulk-words.ts'

type Props = Pick<BulkResult, 'refused' | 'refused_count'>

/** The products that an act leaves, and why. */
export function LeftAlone({ refused, refused_count: count }: Props) {
  if (count === 0) return null
  return (
    <Disclosure title={leftWords(count)}>
      <ul className="col g1 t13">
        {refused.map(({ id, name, problem }) => (
          <li key={id}>
            <b>{name || `Product ${id}`}</b>: {problem}
          </li>
        ))}
        {count > refused.length && <li className="muted">and {count - refused.length} more</li>}
      </ul>
    </Disclosure>
  )
}
