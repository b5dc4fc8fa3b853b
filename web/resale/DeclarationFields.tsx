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
        hint="Some sellers state where their lots may be resold; such a lot says before you order whether you may."
        channels={declared.resale_channels}
        onChange={(resale_channels) => onChange({ ...declared, resale_channels })}
      />
      <StatesField
        label="States you resell in"
        hint="With none chosen, you resell everywhere."
        states={declared.resale_states}
        onChange={(resale_states) => onChange({ ...declared, resale_states })}
      />
    </div>
  )
}
