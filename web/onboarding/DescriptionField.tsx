import type { ComponentProps } from 'react'
import { MAX_DESCRIPTION, MIN_DESCRIPTION } from '#market/accounts/seller-profile-api.ts'
import { Field } from '#web/platform/ui/Field.tsx'
import { useSettled } from '#web/platform/ui/use-settled.ts'
import { TextArea } from '#web/platform/ui/TextArea.tsx'
import { lengthWords } from './description-length.ts'

const SETTLE_MS = 1000

type Props = ComponentProps<'textarea'> & { value: string; error: string | undefined }

export function DescriptionField({ error, ...area }: Props) {
  const words = lengthWords(area.value)
  return (
    <div>
      <Field
        label="Description"
        aside={
          <span aria-hidden="true" className="tnum">
            {words}
          </span>
        }
        hint={`What you make, for whom, and why lots become available. ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters.`}
        error={error}
      >
        <TextArea {...area} rows={6} />
      </Field>
      {/* Said once typing has stopped, not at every key. */}
      <output className="sr">
        {useSettled(area.value ? `${words} characters` : '', SETTLE_MS)}
      </output>
    </div>
  )
}
