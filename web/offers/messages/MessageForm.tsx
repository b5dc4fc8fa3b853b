import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { MAX_MESSAGE_CHARACTERS } from '#market/messages/message.ts'
import { isSendKey } from '#web/platform/keyboard/send-key.ts'
import { useKeptText } from '#web/platform/hooks/use-kept-text.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import styles from './MessageForm.module.css'

type Props = {
  /** Names the conversation, to keep what is typed. */
  keptAs: string
  counterparty: string
  hint: string
  isSending: boolean
  problem: string | undefined
  onSend: (text: string) => Promise<unknown>
}

const NEARLY_FULL = MAX_MESSAGE_CHARACTERS - 200

/** A question or an answer to the other side; what does not arrive comes back into the field. */
export function MessageForm({ keptAs, counterparty, hint, isSending, problem, onSend }: Props) {
  const draft = useKeptText(`message on ${keptAs}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const left = MAX_MESSAGE_CHARACTERS - draft.text.length

  async function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    const text = draft.text.trim()
    if (isSending) return
    field.current?.focus()
    if (!text) return
    draft.empty()
    try {
      await onSend(text)
      draft.forget(text)
    } catch {
      draft.restore(text)
    }
  }

  const sendsByKeys = (event: KeyboardEvent) => isSendKey(event) && void send(event)

  return (
    <form
      noValidate
      className={classes(styles['form'], 'col g2')}
      onSubmit={(event) => void send(event)}
    >
      <Field
        label={`Message to ${counterparty}`}
        aside={draft.text.length > NEARLY_FULL && `${quantityText(left)} left`}
        hint={hint}
        error={problem && `Not sent, but your text is kept. ${problem}`}
      >
        <TextArea
          ref={field}
          rows={2}
          maxLength={MAX_MESSAGE_CHARACTERS}
          value={draft.text}
          onChange={(event) => draft.write(event.currentTarget.value)}
          onKeyDown={sendsByKeys}
        />
      </Field>
      <div>
        <Button type="submit" size="small" busy={isSending}>
          Send message
        </Button>
      </div>
    </form>
  )
}
