import type { ShipTo } from '#market/accounts/ship-to.ts'
import { ShipToFields } from '#web/accounts/ship-to/ShipToFields.tsx'
import { useSaveShipTo } from '#web/accounts/ship-to/ship-to-queries.ts'
import { useShipToForm } from '#web/accounts/ship-to/use-ship-to-form.ts'
import { keepTypedSince } from '#web/platform/ui/fields/keep-typed-since.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { AccountSection } from './AccountSection.tsx'
import { SectionForm } from './SectionForm.tsx'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props = { tellUnsaved: TellUnsaved }

export function ShipToSection({ tellUnsaved }: Props) {
  const form = useShipToForm()
  const save = useSaveShipTo()

  function keep(address: ShipTo) {
    const takeIn = keepTypedSince(form)
    save.mutate(address, {
      onSuccess: () => {
        takeIn(address)
        toast('Your ship-to address is saved')
      },
    })
  }
  return (
    <AccountSection
      id="ship-to"
      summary="Sellers ship your next orders to this address. Orders you have already made keep theirs."
    >
      <SectionForm
        id="ship-to"
        form={form}
        saveLabel="Save address"
        isSaving={save.isPending}
        problem={save.error?.message}
        tellUnsaved={tellUnsaved}
        onSave={keep}
      >
        <ShipToFields form={form} />
      </SectionForm>
    </AccountSection>
  )
}
