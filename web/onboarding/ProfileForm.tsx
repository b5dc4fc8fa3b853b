import { useEffect, useEffectEvent, useState } from 'react'
import { Controller } from 'react-hook-form'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { sellerProfileForm } from '#market/accounts/seller-profile-api.ts'
import { useDraft } from '#web/applications/use-draft.ts'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { FormProblem } from '#web/platform/ui/fields/FormProblem.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { PictureField } from '#web/uploads/PictureField.tsx'
import { useSending } from '#web/uploads/use-sending.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { useSaveProfile } from './onboarding-queries.ts'
import { draftKeyOf, profileToStartFrom, storedProfile } from './profile-draft.ts'

type Props = { viewer: CurrentUser; onSaved: () => void }

export function ProfileForm({ viewer, onSaved }: Props) {
  const save = useSaveProfile(viewer)
  const { isSending, tellSending } = useSending()
  const [start] = useState(() => profileToStartFrom(viewer))
  const form = useSavedForm({
    schema: sellerProfileForm,
    start: storedProfile(viewer),
    typed: start,
    send: (profile) => save.mutateAsync(profile),
  })
  const { control, formState, submit, isSaving, problem } = form
  useDraft(draftKeyOf(viewer), form)

  // Not before the page knows of the profile: the next step opens with it.
  const goOn = useEffectEvent(onSaved)
  useEffect(() => {
    if (save.isSuccess) goOn()
  }, [save.isSuccess])

  return (
    <form noValidate className="col g6" onSubmit={submit}>
      <UnsavedGuard isUnsaved={formState.isDirty && !save.isSuccess} />
      {problem && <FormProblem>{problem}</FormProblem>}
      <Controller
        control={control}
        name="sellerDescription"
        render={({ field, fieldState }) => (
          <DescriptionField {...field} error={fieldState.error?.message} />
        )}
      />
      <PictureField
        control={control}
        name="sellerLogo"
        kind="logo"
        stored={viewer.seller?.logo}
        label="Logo"
        onSending={tellSending}
      />
      <PictureField
        control={control}
        name="sellerBanner"
        kind="banner"
        stored={viewer.seller?.banner}
        label="Banner"
        optional
        onSending={tellSending}
      />
      <div className="col g2">
        <Button type="submit" kind="primary" size="large" full disabled={isSending} busy={isSaving}>
          Save and go to Products
        </Button>
        {isSending && <p className="t13 muted">Your image is still uploading.</p>}
      </div>
    </form>
  )
}
