import { useState } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { personForm } from '#market/accounts/password-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { AccountSection } from './AccountSection.tsx'
import { useUpdateMe } from './me-queries.ts'
import { PersonPhoto } from './PersonPhoto.tsx'
import { SectionForm } from './SectionForm.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props = { viewer: CurrentUser; tellUnsaved: TellUnsaved }

export function ProfileSection({ viewer, tellUnsaved }: Props) {
  const [isSending, setSending] = useState(false)
  const update = useUpdateMe()
  const form = useSavedForm({
    schema: personForm,
    start: { full_name: viewer.full_name, image: undefined, time_zone: viewer.time_zone ?? '' },
    send: (person) => update.mutateAsync(person),
    kept: ({ full_name, time_zone }) => ({
      full_name,
      image: undefined,
      time_zone: time_zone ?? '',
    }),
    tell: () => toast('Profile saved'),
  })

  return (
    <AccountSection id="profile" summary="Your name and photo on Lotline, and your time zone.">
      <SectionForm
        id="profile"
        form={form}
        saveLabel="Save profile"
        isSending={isSending}
        tellUnsaved={tellUnsaved}
      >
        <PersonPhoto control={form.control} stored={viewer.image_url} onSending={setSending} />
        <Field {...form.field('full_name')} label="Full name">
          <TextInput autoComplete="name" />
        </Field>
        <Field
          {...form.field('time_zone')}
          label="Time zone"
          hint={
            viewer.time_zone
              ? 'Used in your emails and order PDFs.'
              : 'Emails and order PDFs show Eastern time until then.'
          }
        >
          <TimeZoneSelect stored={viewer.time_zone} />
        </Field>
        <Field label="Email" hint="Your sign-in email. It can’t be changed here.">
          <TextInput value={viewer.email} readOnly />
        </Field>
      </SectionForm>
    </AccountSection>
  )
}
