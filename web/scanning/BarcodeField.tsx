import { useState, type KeyboardEvent } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './BarcodeField.module.css'

type Props = { onCode: (code: string) => void }

/** Takes what a handheld scanner types, which ends with Enter, or a person. */
export function BarcodeField({ onCode }: Props) {
  const [code, setCode] = useState('')
  function send() {
    if (code.trim() === '') return
    onCode(code.trim())
    setCode('')
  }
  // The form around it is for another time.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    send()
  }
  return (
    <div className={styles['field']}>
      <Field label="Barcode" className="grow">
        <TextInput
          value={code}
          inputMode="numeric"
          placeholder="Type or scan it"
          autoComplete="off"
          maxLength={20}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button onClick={send}>Add</Button>
    </div>
  )
}
