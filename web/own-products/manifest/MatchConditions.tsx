import type { FileValues } from '#market/imports/file-values.ts'
import { meaningOf, wordKey } from '#market/imports/file-values.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import styles from './ManifestField.module.css'

type Conditions = NonNullable<FileValues['conditions']>
type Props = {
  words: readonly string[]
  meant: Conditions
  onChange: (conditions: Conditions) => void
}

/** Asks for each word of the file once which of our conditions it is. */
export function MatchConditions({ words, meant, onChange }: Props) {
  return (
    <section className="col g2" aria-label="Match conditions">
      <b className="semi t13">Match words we don’t know</b>
      <div className={styles['conditions']}>
        {words.map((word) => (
          <Field key={word} label={word}>
            <Select
              size="small"
              value={meaningOf(word, meant) ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const condition = productConditions.find((each) => each === value)
                if (condition) onChange({ ...meant, [wordKey(word)]: condition })
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
    </section>
  )
}
