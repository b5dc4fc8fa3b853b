import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import type { DetailFact } from './detail-facts.ts'
import styles from './DetailsTable.module.css'

type Props = { facts: readonly DetailFact[] }

const COPIED = new Set(['SKU', 'ASIN', 'Style number'])

export function DetailsTable({ facts }: Props) {
  return (
    <table className={styles['details']}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {value} {COPIED.has(label) && <CopyButton text={value} of={label} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
