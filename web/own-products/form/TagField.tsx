import { useState } from 'react'
import { useController } from 'react-hook-form'
import {
  isSameTag,
  LONGEST_TAG,
  MOST_TAGS,
  spelled,
  tagProblem,
  TOO_MANY_TAGS,
} from '#market/products/tags.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'
import styles from './TagField.module.css'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm }

const HINT = `Words buyers filter and search by. Press Enter or comma to add one, up to ${MOST_TAGS}.`

/** The seller's own tags of a product; leaving the field adds what was typed. */
export function TagField({ form }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'tags' })
  const { ref, value: tags, onChange, onBlur } = field
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  function add(given: string) {
    const tag = spelled(given)
    if (tag === '') return
    const isThere = tags.some((each) => isSameTag(each, tag))
    const wrong = isThere ? undefined : problemOf(tag, tags)
    setProblem(wrong)
    if (wrong) return
    setTyped('')
    if (!isThere) onChange([...tags, tag])
  }
  const remove = (tag: string) => {
    setProblem(undefined)
    onChange(tags.filter((each) => each !== tag))
  }

  return (
    <div className={styles['field']}>
      <Field label="Tags" optional hint={HINT} error={problem ?? fieldState.error?.message}>
        <TextInput
          ref={ref}
          autoComplete="off"
          maxLength={LONGEST_TAG}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setProblem(undefined)
            if (value.endsWith(',')) add(value.slice(0, -1))
            else setTyped(value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed.trim() !== '') {
              event.preventDefault()
              add(typed)
            }
            const last = tags.at(-1)
            if (event.key === 'Backspace' && typed === '' && last) remove(last)
          }}
          onBlur={() => {
            add(typed)
            onBlur()
          }}
        />
      </Field>
      {tags.length > 0 && (
        <ul className={styles['tags']} aria-label="Tags of this product">
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip label={tag} onRemove={() => remove(tag)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const problemOf = (tag: string, tags: readonly string[]) =>
  tags.length >= MOST_TAGS ? TOO_MANY_TAGS : tagProblem(tag)
