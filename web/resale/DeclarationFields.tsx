import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import { ChannelsField } from './ChannelsField.tsx'
import { StatesField } from './StatesField.tsx'

type Props = { declared: ResaleDeclaration; onChange: (declared: ResaleDeclaration) => void }

/** Where a buyer sells goods on. */
export function DeclarationFields({ declared, onChange }: Props) {
  return (
    <div className="col g4">
      <ChannelsField
        legend="Where do you resell?"
        hint="Some sellers limit where their lots can be resold. We tell you before you order if you can’t resell one."
        channels={declared.resale_channels}
        onChange={(resale_channels) => onChange({ ...declared, resale_channels })}
      />
      <StatesField
        label="States you resell in"
        hint="If none are selected, you resell everywhere."
        states={declared.resale_states}
        onChange={(resale_states) => onChange({ ...declared, resale_states })}
      />
    </div>
  )
}
