import { useState } from 'react'
import type { SampleChoices } from '#market/sample-profiles/sample-choices.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { choicesOf } from './choice-labels.ts'

type Props = {
  chosen: SampleChoices | null
  isBusy: boolean
  onBack: (() => void) | undefined
  onSubscribe: (choices: SampleChoices) => void
}

/** Step two: which leads. */
export function ChoicesForm({ chosen, isBusy, onBack, onSubscribe }: Props) {
  const [choices, setChoices] = useState(() => choicesOf(chosen))
  return (
    <form
      noValidate
      className="col g6"
      aria-label="Your leads"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubscribe(choices)
      }}
    >
      <ChoiceFields choices={choices} onChange={setChoices} />
      <div className="row g3">
        {onBack && (
          <Button size="large" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" kind="primary" size="large" busy={isBusy} className="grow">
          Subscribe
        </Button>
      </div>
    </form>
  )
}
