import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'
import { FieldContext, type FieldInput } from './field-context.ts'

type Props = {
  label: ReactNode
  /** One control of this folder; it takes its id and its state from here. */
  children: ReactNode
  hint?: ReactNode
  /** Where the control's value goes, as a form's `field` answers it. */
  input?: FieldInput | undefined
  /** Takes the line of the hint. */
  error?: ReactNode
  /** Shown, but does not block. */
  warning?: ReactNode
  /** At the far end of the label: "Optional", a counter. */
  aside?: ReactNode
  optional?: boolean | undefined
  labelHidden?: boolean | undefined
  className?: string | undefined
}

export function Field({ label, children, hint, error, warning, aside, input, ...look }: Props) {
  const id = useId()
  const tone = error ? 'error' : warning ? 'warning' : 'hint'
  const note = error || warning || hint
  const noteId = note ? `${id}-note` : undefined
  const beside = aside ?? (look.optional && 'Optional')

  return (
    <div className={classes(styles['field'], look.className)}>
      <label htmlFor={id} className={look.labelHidden ? 'sr' : styles['label']}>
        <span>{label}</span>
        {beside && <span className={styles['aside']}>{beside}</span>}
      </label>
      <FieldContext
        value={{
          ...input,
          id,
          'aria-describedby': noteId,
          'aria-invalid': error ? true : undefined,
          'data-warned': tone === 'warning' ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      {noteId && (
        <FieldNote id={noteId} tone={tone}>
          {note}
        </FieldNote>
      )}
    </div>
  )
}

type FieldNoteProps = { id: string; tone: 'hint' | 'warning' | 'error'; children: ReactNode }

function FieldNote({ id, tone, children }: FieldNoteProps) {
  return (
    <p
      id={id}
      role={tone === 'error' ? 'alert' : undefined}
      className={classes(styles['note'], styles[tone])}
    >
      {tone === 'error' && <CircleAlert className="i-14" />}
      {tone === 'warning' && <TriangleAlert className="i-14" />}
      <span>{children}</span>
    </p>
  )
}
