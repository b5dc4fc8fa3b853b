import type { Party } from '#market/accounts/viewer.ts'
import { MAX_NOTE_CHARACTERS } from '#market/offers/offer-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'

type Props = {
  label: string
  hint: string
  viewer: Party
  reason: string
  onChange: (reason: string) => void
  /** The press before asked for it. */
  isFocused?: boolean
}

const REASONS: Record<Party, readonly string[]> = {
  seller: [
    'The price is below what we can accept.',
    'These units are already committed.',
    'We sell this lot in larger quantities only.',
  ],
  buyer: [
    'The price is above our budget.',
    'We found what we needed elsewhere.',
    'The quantity doesn’t work for us.',
  ],
}

/** Why an offer is rejected: one press for the usual reasons, or in one's own words. */
export function ReasonField({ label, hint, viewer, reason, onChange, isFocused }: Props) {
  return (
    <div className="col g2">
      <Field label={label} hint={hint} optional>
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on Reject asked for it
          autoFocus={isFocused}
          rows={2}
          maxLength={MAX_NOTE_CHARACTERS}
          value={reason}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <div className="row wrap g2">
        {REASONS[viewer].map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={reason === each}
            onClick={() => onChange(each)}
          >
            {each}
          </Button>
        ))}
      </div>
    </div>
  )
}
