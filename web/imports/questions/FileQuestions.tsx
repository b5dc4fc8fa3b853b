import { categoryName, productCategories } from '#market/categories.ts'
import type { ValueKind } from '#market/imports/file-values.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'
import {
  genders,
  genderWords,
  packagingTypes,
  packagingWords,
} from '#market/products/product-choices.ts'
import { withPoint } from '#market/spreadsheets/cells/decimal-comma.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { Question } from '#web/uploads/look/Question.tsx'
import { meantValue, withValue, type Changes } from '../spreadsheet/changes.ts'
import type { FileQuestions as Questions, ForeignWord } from '../spreadsheet/questions-of.ts'
import styles from './questions.module.css'

type Props = {
  questions: Questions
  changes: Changes
  onChange: (changes: Changes) => void
}

/** What is wrong in the same way in many rows is fixed once for the file. */
export function FileQuestions({ questions: { words, commas }, changes, onChange }: Props) {
  if (!commas && words.length === 0) return null
  return (
    <Question label="Questions about the file">
      {commas && (
        <Checkbox
          label={`Read ${commas.example} as ${withPoint(commas.example)}, in ${counted(commas.rows, 'row')}`}
          checked={changes.decimal === 'comma'}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...changes, decimal: checked ? 'comma' : undefined })
          }
        />
      )}
      {words.length > 0 && (
        <>
          <b className="semi">Match words we don’t know</b>
          <div className={styles['words']}>
            {words.map((word) => (
              <WordChoice
                key={`${word.kind} ${word.word}`}
                {...word}
                meaning={meantValue(changes, word)}
                onChoose={(meaning) => onChange(withValue(changes, word, meaning))}
              />
            ))}
          </div>
        </>
      )}
    </Question>
  )
}

const OPTIONS: Record<ValueKind, readonly { value: string; name: string }[]> = {
  conditions: productConditions.map((value) => ({ value, name: conditionWords[value] })),
  categories: productCategories.map((value) => ({ value, name: categoryName(value) })),
  genders: genders.map((value) => ({ value, name: genderWords[value] })),
  packaging: packagingTypes.map((value) => ({ value, name: packagingWords[value] })),
}

// What is left out of a condition would be sold as new.
const UNSAID: Record<ValueKind, string> = {
  conditions: 'Skip these rows',
  categories: 'Leave out',
  genders: 'Leave out',
  packaging: 'Leave out',
}

type WordChoiceProps = ForeignWord & {
  meaning: string | undefined
  onChoose: (meaning: string | undefined) => void
}

function WordChoice({ kind, column, word, rows, meaning, onChoose }: WordChoiceProps) {
  return (
    <Field label={`${word} (${column}, ${counted(rows, 'row')})`}>
      <Select
        size="small"
        value={meaning ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value || undefined)}
      >
        <option value="">{UNSAID[kind]}</option>
        {OPTIONS[kind].map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
