import { useState, type KeyboardEvent } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { classes } from '#web/platform/ui/classes.ts'
import { sizeClass } from '#web/platform/ui/fields/control-size.ts'
import controls from '#web/platform/ui/fields/controls.module.css'
import { useFieldContext } from '#web/platform/ui/fields/field-context.ts'
import styles from './NameInput.module.css'

const LONGEST_NAME = 80

type Props = { label: string; suggestions: readonly string[]; onAdd: (name: string) => void }

export function NameInput({ label, suggestions, onAdd }: Props) {
  const [typed, setTyped] = useState('')
  // After a name is chosen, the list stays closed, or it would open again over the next field.
  const [isResting, setResting] = useState(false)

  function add(name: string) {
    onAdd(name)
    setTyped('')
    setResting(true)
  }
  function addTyped(event: KeyboardEvent<HTMLInputElement>) {
    setResting(false)
    const hasChosen = event.currentTarget.hasAttribute('aria-activedescendant')
    const isEnd = event.key === ',' || (event.key === 'Enter' && !hasChosen)
    if (!isEnd || !typed.trim()) return
    event.preventDefault()
    add(typed)
  }

  return (
    <ComboBox
      aria-label={label}
      allowsCustomValue
      defaultItems={isResting ? [] : suggestions.map((name) => ({ id: name, name }))}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(chosen) => typeof chosen === 'string' && add(chosen)}
    >
      <Input
        {...useFieldContext()}
        maxLength={LONGEST_NAME}
        className={classes(controls['input'], sizeClass('large'))}
        onKeyDown={addTyped}
        onBlur={() => typed.trim() && add(typed)}
      />
      <Popover offset={4} className={styles['popover'] ?? ''}>
        <ListBox<{ id: string; name: string }> className={styles['list'] ?? ''}>
          {({ name }) => <ListBoxItem className={styles['option'] ?? ''}>{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
