import { useState, type ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { SellerEdit } from '#market/accounts/seller-profile-api.ts'
import { PhotoField } from '#web/uploads/PhotoField.tsx'
import type { Refusals } from './seller-edit.ts'

type Props = {
  form: UseFormReturn<SellerEdit>
  refused: Refusals
  /** Told whether a picture is on its way. */
  onSending: (isSending: boolean) => void
  /** What stands between the two. */
  children: ReactNode
}

/** The seller image above, the cover photo below. */
export function ShopPictureFields({ form, refused, onSending, children }: Props) {
  const { control, formState } = form
  const [sending, setSending] = useState({ logo: false, banner: false })

  function tell(picture: keyof typeof sending, is: boolean) {
    const now = { ...sending, [picture]: is }
    setSending(now)
    onSending(now.logo || now.banner)
  }

  return (
    <>
      <Controller
        control={control}
        name="logo"
        render={({ field }) => (
          <PhotoField
            label="Upload Seller Image"
            kind="logo"
            value={field.value}
            onChange={field.onChange}
            onSending={(is) => tell('logo', is)}
            error={formState.errors.logo?.message ?? refused.logo}
          />
        )}
      />
      {children}
      <Controller
        control={control}
        name="banner"
        render={({ field }) => (
          <PhotoField
            label="Cover Photo"
            kind="banner"
            optional
            value={field.value ?? ''}
            onChange={field.onChange}
            onSending={(is) => tell('banner', is)}
            error={formState.errors.banner?.message ?? refused.banner}
          />
        )}
      />
    </>
  )
}
