import { ShipToFields } from '#web/accounts/ship-to/ShipToFields.tsx'
import { useShipToForm } from '#web/accounts/ship-to/use-ship-to-form.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { AccountSection } from './AccountSection.tsx'
import { SectionForm } from './SectionForm.tsx'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props = { tellUnsaved: TellUnsaved }

export function ShipToSection({ tellUnsaved }: Props) {
  const form = useShipToForm({ tell: () => toast('Ship-to address saved') })
  return (
    <AccountSection
      id="ship-to"
      summary="Proposed for every offer. Existing orders keep theirs."
      action={<Link href={paths.shipToAddresses()}>All addresses</Link>}
    >
      <SectionForm id="ship-to" form={form} saveLabel="Save address" tellUnsaved={tellUnsaved}>
        <ShipToFields form={form} />
      </SectionForm>
    </AccountSection>
  )
}
