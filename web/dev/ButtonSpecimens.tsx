import { Bookmark, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { Specimen } from './Specimen.tsx'

export function ButtonSpecimens() {
  const [busy, setBusy] = useState(true)
  const [watched, setWatched] = useState(true)
  return (
    <Specimen title="Button" note="One primary per group. Busy keeps its width.">
      <div className="row wrap g3">
        <Button kind="primary">Send Offer of $4,251.00</Button>
        <Button>Counter</Button>
        <Button kind="quiet">Cancel</Button>
        <Button kind="danger">Reject</Button>
        <Button kind="danger-quiet">Reject</Button>
        <Button kind="danger-solid">Yes, delete product</Button>
      </div>
      <div className="row wrap g3">
        <Button kind="primary" disabled>
          Send Offer
        </Button>
        <Button disabled>Counter</Button>
        <Button kind="quiet" disabled>
          Cancel
        </Button>
        <Button kind="primary" busy={busy}>
          Send Offer of $4,251.00
        </Button>
        <Button busy={busy}>
          <Download /> Download
        </Button>
        <TextButton onClick={() => setBusy(!busy)}>{busy ? 'Finish' : 'Start'}</TextButton>
      </div>
      <div className="row wrap g3">
        <Button kind="primary" size="large">
          Large 44
        </Button>
        <Button kind="primary">Medium 36</Button>
        <Button kind="primary" size="small">
          Small 32
        </Button>
        <Button>
          <Download /> With icon
        </Button>
        <ButtonLink href="#link">As a link</ButtonLink>
        <IconButton
          label="Watch"
          look="edged"
          aria-pressed={watched}
          onClick={() => setWatched(!watched)}
        >
          <Bookmark />
        </IconButton>
        <IconButton label="Download">
          <Download className="i-20" />
        </IconButton>
        <IconButton label="Download" disabled>
          <Download className="i-20" />
        </IconButton>
        <TextButton>Link button</TextButton>
        <span>
          O-10412 <CopyButton text="O-10412" of="offer number" />
        </span>
      </div>
      <Button kind="primary" full>
        Full width
      </Button>
    </Specimen>
  )
}
