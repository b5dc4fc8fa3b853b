import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { sellerProfileForm } from '#market/accounts/seller-profile-api.ts'
import { useDraft } from '#web/applications/use-draft.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { FormProblem } from '#web/platform/ui/fields/FormProblem.tsx'
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
  const form = useForm({
    resolver: zodResolver(sellerProfileForm),
    defaultValues: storedProfile(viewer),
    values: start,
    resetOptions: { keepDefaultValues: true },
  })
  const { control, formState, handleSubmit } = form
  useDraft(draftKeyOf(viewer), form)

  // Not before the page knows of the profile: the next step opens with it.
  const goOn = useEffectEvent(onSaved)
  useEffect(() => {
    if (save.isSuccess) goOn()
  }, [save.isSuccess])

  const { errors } = formState
  const refused = isCallError(save.error) ? save.error.fields : {}
  const isTold = Object.keys(refused).length > 0

  return (
    <form
      noValidate
      className="col g6"
      onSubmit={(event) => void handleSubmit((profile) => save.mutate(profile))(event)}
    >
      <UnsavedGuard isUnsaved={formState.isDirty && !save.isSuccess} />
      {save.error && !isTold && <FormProblem>{save.error.message}</FormProblem>}
      <Controller
        control={control}
        name="sellerDescription"
        render={({ field }) => (
          <DescriptionField
            {...field}
            error={errors.sellerDescription?.message ?? refused['sellerDescription']?.[0]}
          />
        )}
      />
      <PictureField
        control={control}
        name="sellerLogo"
        kind="logo"
        label="Logo"
        refused={refused['sellerLogo']?.[0]}
        onSending={tellSending}
      />
      <PictureField
        control={control}
        name="sellerBanner"
        kind="banner"
        label="Banner"
        optional
        refused={refused['sellerBanner']?.[0]}
        onSending={tellSending}
      />
      <div className="col g2">
        <Button
          type="submit"
          kind="primary"
          size="large"
          full
          disabled={isSending}
          busy={save.isPending}
        >
          Save and go to Products
        </Button>
        {isSending && <p className="t13 muted">Your image is still being uploaded.</p>}
      </div>
    </form>
  )
}
