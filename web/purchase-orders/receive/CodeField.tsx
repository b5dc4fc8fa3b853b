import { useState, type KeyboardEvent } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './Receive.module.css'

type Props = { onCode: (code: string) => void; said: string | undefined }

/** Takes UPCs as they are typed, or sent by a handheld scanner, which ends each with Enter. */
export function CodeField({ onCode, said }: Props) {
  const [code, setCode] = useState('')
  const digits = code.replace(/\D/g, '')
  const add = () => {
    if (digits === '') return
    onCode(digits)
    setCode('')
  }
  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <div className={styles['code']}>
        <Field label="Scan or type a UPC">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={code}
            onKeyDown={addByEnter}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </Field>
        <Button disabled={digits === ''} onClick={add}>
          Add a unit
        </Button>
      </div>
      <output className={styles['said']}>{said}</output>
    </div>
  )
}
