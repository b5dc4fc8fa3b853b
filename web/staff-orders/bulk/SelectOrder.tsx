import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'

type Props = { number: string; isSelected: boolean; onToggle: () => void }

/** Selects an order for what is done with several. */
export const SelectOrder = ({ number, isSelected, onToggle }: Props) => (
  <Checkbox
    label={<VisuallyHidden>Select {number}</VisuallyHidden>}
    checked={isSelected}
    onChange={onToggle}
  />
)
