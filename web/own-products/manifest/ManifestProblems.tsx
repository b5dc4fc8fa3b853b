import { manifestProblems } from '#market/manifests/own-manifest-api.ts'
import { problemText } from '#market/manifests/manifest-row.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import styles from './ManifestField.module.css'

type Props = {
  error: Error
  onDismiss: () => void
}

/** Why a manifest was not taken in: the words of it, and each row that has to change. */
export function ManifestProblems({ error, onDismiss }: Props) {
  const read = manifestProblems.safeParse(isCallError(error) ? error.body : undefined)
  const { problems = [], problem_count: count = 0 } = read.data ?? {}
  const named = new Set(problems.map(({ row }) => row)).size
  return (
    <Banner tone="red" onDismiss={onDismiss}>
      {error.message}
      {problems.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        <ul className={styles['problems']} tabIndex={0} aria-label="Rows with problems">
          {problems.map((problem, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never move
            <li key={at}>{problemText(problem)}</li>
          ))}
          {count > named && <li>and {quantityText(count - named)} more rows</li>}
        </ul>
      )}
    </Banner>
  )
}
