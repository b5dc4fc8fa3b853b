import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { personForm } from '#market/accounts/password-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { AccountSection } from './AccountSection.tsx'
import { useUpdateMe } from './me-queries.ts'
import { PersonPhoto } from './PersonPhoto.tsx'
import { SectionForm } from './SectionForm.tsx'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props = { viewer: CurrentUser; tellUnsaved: TellUnsaved }

export function ProfileSection({ viewer, tellUnsaved }: Props) {
  const [isSending, setSending] = useState(false)
  const update = useUpdateMe()
  const form = useForm({
    resolver: zodResolver(personForm),
    defaultValues: { full_name: viewer.full_name, image: undefined },
  })

  return (
    <AccountSection id="profile" summary="Your name and photo, as they show on Lotline.">
      <SectionForm
        id="profile"
        form={form}
        saveLabel="Save profile"
        isSaving={update.isPending}
        isSending={isSending}
        problem={update.error?.message}
        tellUnsaved={tellUnsaved}
        onSave={(person, takeIn) =>
          update.mutate(person, {
            onSuccess: ({ full_name }) => {
              takeIn({ full_name, image: undefined })
              toast('Your profile is saved')
            },
          })
        }
      >
        <PersonPhoto control={form.control} stored={viewer.image_url} onSending={setSending} />
        <Field label="Full name" error={form.formState.errors.full_name?.message}>
          <TextInput {...form.register('full_name')} autoComplete="name" />
        </Field>
        <Field label="E-mail" hint="You sign in with it, and it can't be changed here.">
          <TextInput value={viewer.email} readOnly />
        </Field>
      </SectionForm>
    </AccountSection>
  )
}
