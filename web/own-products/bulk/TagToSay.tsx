import { useState } from 'react'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import { LONGEST_TAG, spelled, tagProblem } from '#market/products/tags.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'

type Props = { action: 'tag' | 'untag'; onAct: (act: BulkAct | undefined) => void }

/** The tag that each product gets, or loses. */
export function TagToSay({ action, onAct }: Props) {
  const [typed, setTyped] = useState('')
  const problem = typed.trim() === '' ? undefined : tagProblem(spelled(typed))
  return (
    <Field
      label="Tag"
      hint={action === 'tag' ? 'Words buyers filter and search by' : 'Not case-sensitive'}
      error={problem}
    >
      <TextInput
        autoComplete="off"
        maxLength={LONGEST_TAG}
        value={typed}
        onChange={({ currentTarget }) => {
          const tag = spelled(currentTarget.value)
          setTyped(currentTarget.value)
          onAct(tagProblem(tag) ? undefined : { action, tag })
        }}
      />
    </Field>
  )
}
