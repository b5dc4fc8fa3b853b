import { useState } from 'react'
import type { FileValues } from '#market/imports/file-values.ts'
import { manifestProblems } from '#market/manifests/manifest-api.ts'
import { problemText } from '#market/manifests/manifest-row.ts'
import {
  conditionWords,
  productConditions,
  type ProductCondition,
} from '#market/products/product-condition.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import styles from './ManifestField.module.css'

type Props = {
  error: Error
  onDismiss: () => void
  /** Reads the file again with what its words for conditions mean. */
  onConditions: (conditions: FileValues['conditions']) => void
}

/** Why a manifest was not taken in: the words of it, each row that has to change, and what is asked once for all. */
export function ManifestProblems({ error, onDismiss, onConditions }: Props) {
  const read = manifestProblems.safeParse(isCallError(error) ? error.body : undefined)
  const {
    problems = [],
    problem_count: count = 0,
    unknown_conditions: words = [],
  } = read.data ?? {}
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
      {words.length > 0 && <MatchConditions words={words} onConditions={onConditions} />}
    </Banner>
  )
}

type MatchConditionsProps = { words: readonly string[]; onConditions: Props['onConditions'] }

/** Asks for each word of the file once which of our conditions it is. */
function MatchConditions({ words, onConditions }: MatchConditionsProps) {
  const [meant, setMeant] = useState<Readonly<Record<string, ProductCondition>>>({})
  return (
    <section className="col g2" aria-label="Match conditions">
      <div className={styles['conditions']}>
        {words.map((word) => (
          <Field key={word} label={word}>
            <Select
              size="small"
              value={meant[word] ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const condition = productConditions.find((each) => each === value)
                if (condition) setMeant({ ...meant, [word]: condition })
              }}
            >
              <option value="" disabled>
                Choose a condition
              </option>
              {productConditions.map((condition) => (
                <option key={condition} value={condition}>
                  {conditionWords[condition]}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <div>
        <Button
          size="small"
          disabled={Object.keys(meant).length < words.length}
          onClick={() => onConditions(meant)}
        >
          Read the file again
        </Button>
      </div>
    </section>
  )
}
