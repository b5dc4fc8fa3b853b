import type { ComponentProps } from 'react'
import { MAX_DESCRIPTION, MIN_DESCRIPTION } from '#market/accounts/seller-profile-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { useDebounced } from '#web/platform/hooks/use-debounced.ts'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { lengthWords } from './description-length.ts'

const SETTLE_MS = 1000

type Props = ComponentProps<'textarea'> & {
  value: string
  error: string | undefined
  label?: string
  /** How many characters it needs at least. */
  shortest?: number
}

export function DescriptionField({
  error,
  label = 'Description',
  shortest = MIN_DESCRIPTION,
  ...area
}: Props) {
  const words = lengthWords(area.value, shortest)
  const bounds = shortest > 0 ? `${shortest} to ${MAX_DESCRIPTION}` : `At most ${MAX_DESCRIPTION}`
  return (
    <div>
      <Field
        label={label}
        aside={
          <span aria-hidden="true" className="tnum">
            {words}
          </span>
        }
        hint={`What you make, who it’s for and why lots become available. ${bounds} characters.`}
        error={error}
      >
        <TextArea {...area} rows={6} />
      </Field>
      {/* Said once typing has stopped, not at every key. */}
      <output className="sr">
        {useDebounced(area.value ? `${words} characters` : '', SETTLE_MS)}
      </output>
    </div>
  )
}
