import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { sellerProfileForm } from '#market/accounts/seller-profile-api.ts'
import { useDraft } from '#web/applications/use-draft.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { UnsavedGuard } from '#web/platform/ui/UnsavedGuard.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { PhotoField } from '#web/uploads/PhotoField.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import { useSaveProfile } from './onboarding-queries.ts'
import { draftKeyOf, profileToStartFrom, storedProfile } from './profile-draft.ts'

type Props = { viewer: CurrentUser; onSaved: () => void }

export function ProfileForm({ viewer, onSaved }: Props) {
  const save = useSaveProfile(viewer)
  const [sending, setSending] = useState({ logo: false, banner: false })
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
  const isSending = sending.logo || sending.banner

  return (
    <form
      noValidate
      className="col g6"
      onSubmit={(event) => void handleSubmit((profile) => save.mutate(profile))(event)}
    >
      <UnsavedGuard isUnsaved={formState.isDirty && !save.isSuccess} />
      {save.error && !isTold && <Banner tone="red">{save.error.message}</Banner>}
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
      <Controller
        control={control}
        name="sellerLogo"
        render={({ field }) => (
          <PhotoField
            label="Logo"
            kind="logo"
            value={field.value}
            onChange={field.onChange}
            onSending={(is) => setSending((before) => ({ ...before, logo: is }))}
            error={errors.sellerLogo?.message ?? refused['sellerLogo']?.[0]}
          />
        )}
      />
      <Controller
        control={control}
        name="sellerBanner"
        render={({ field }) => (
          <PhotoField
            label="Banner"
            kind="banner"
            optional
            value={field.value ?? ''}
            onChange={field.onChange}
            onSending={(is) => setSending((before) => ({ ...before, banner: is }))}
            error={errors.sellerBanner?.message ?? refused['sellerBanner']?.[0]}
          />
        )}
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
