import { useState } from 'react'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { MANY, shownChoices, type FacetChoice } from './facet-choices.ts'
import styles from './FacetFilter.module.css'
import { FilterCheckbox } from './FilterCheckbox.tsx'

type Props = {
  legend: string
  /** "Find a seller" */
  find: string
  choices: readonly FacetChoice[]
  chosen: readonly string[]
  onChange: (chosen: string[] | undefined) => void
}

/** Any of many, the most frequent first. */
export function FacetFilter({ legend, find, choices, chosen, onChange }: Props) {
  const [sought, setSought] = useState('')
  const [isOpen, setOpen] = useState(false)
  const shown = shownChoices(choices, { chosen, sought, isOpen })
  const more = choices.length - shown.length

  function toggle(key: string) {
    const next = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <div className="col g2">
      {(choices.length >= MANY || sought) && (
        <TextInput
          size="small"
          aria-label={find}
          placeholder={find}
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ChoiceGroup legend={legend} legendHidden>
        {shown.map(({ key, label, count }) => (
          <FilterCheckbox
            key={key}
            className={styles['choice']}
            label={label}
            count={count}
            checked={chosen.includes(key)}
            onToggle={() => toggle(key)}
          />
        ))}
      </ChoiceGroup>
      <output className="t13 muted">
        {sought.trim() && shown.length === 0 && `No matches for “${sought.trim()}” here`}
      </output>
      {!sought && (more > 0 || isOpen) && (
        <TextButton className={`t13 ${styles['more']}`} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show ${more} more`}
        </TextButton>
      )}
    </div>
  )
}
