import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { releaseNoteForm } from '#market/release-notes/release-note-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { longDay } from './long-day.ts'
import styles from './ReleaseNotes.module.css'
import { useCreateReleaseNote } from './staff-release-note-queries.ts'

const EMPTY = { body: '', buyer: false, seller: false }

export function ReleaseNoteForm() {
  const create = useCreateReleaseNote()
  const { control, register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(releaseNoteForm),
    defaultValues: EMPTY,
  })
  const body = useWatch({ control, name: 'body' })
  const { errors } = formState
  const now = useNow()

  const send = (note: typeof EMPTY) =>
    create.mutate(note, {
      onSuccess: () => {
        reset(EMPTY)
        toastSaved('Release Note Created!')
      },
    })
  return (
    <Card padded className={styles['card']} aria-label="New Release Note">
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => void handleSubmit(send)(event)}
      >
        <div className="col g4">
          <h2>New Release Note</h2>
          {create.error && <Banner tone="red">{create.error.message}</Banner>}
          <Field label="Body" error={errors.body?.message}>
            <TextArea {...register('body')} rows={6} />
          </Field>
          <ChoiceGroup legend="Who sees it" error={errors.buyer?.message}>
            <Checkbox label="Buyers" {...register('buyer', { deps: ['seller'] })} />
            <Checkbox label="Sellers" {...register('seller', { deps: ['buyer'] })} />
          </ChoiceGroup>
          <div>
            <Button type="submit" kind="primary" busy={create.isPending}>
              Create release note
            </Button>
          </div>
        </div>
        <div className="col g2">
          <p className="med">Preview</p>
          <div className={styles['preview']}>
            <h3>What&apos;s new</h3>
            <p className="t13 muted">{longDay(now.toISOString())}</p>
            <p className={styles['body']}>
              {body || <span className="muted">What you write stands here.</span>}
            </p>
          </div>
        </div>
      </form>
    </Card>
  )
}
