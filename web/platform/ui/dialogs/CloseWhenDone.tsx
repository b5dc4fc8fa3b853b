import { Button } from '../Button.tsx'

type Props = { onClose: () => void }

/** The last button of a dialog whose work is done; it takes the focus from the one that began the work. */
export const CloseWhenDone = ({ onClose }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus was on the button that is gone
  <Button kind="primary" autoFocus onClick={onClose}>
    Close
  </Button>
)
