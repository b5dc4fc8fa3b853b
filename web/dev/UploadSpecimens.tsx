import { useState } from 'react'
import type { PictureUse } from '#market/uploads/upload-limits.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { PhotoChoice } from '#web/uploads/PhotoChoice.tsx'
import { PhotoField } from '#web/uploads/PhotoField.tsx'
import type { Upload } from '#web/uploads/upload.ts'
import { Specimen } from './Specimen.tsx'
import styles from './Specimen.module.css'

const nothing = () => undefined
const PICTURE = '/photos/demo-lot-12/400.webp'

/** The field as it stands at one stage, without sending anything. */
function Stage(props: { label: string; kind?: PictureUse; upload: Upload; url?: string }) {
  const { label, kind = 'logo', upload, url } = props
  const error = upload.stage === 'refused' && upload.reason
  return (
    <Field label={label} error={error}>
      <FileDrop accept="image/*" onFiles={nothing} isFilled={Boolean(url)} face={upload.stage}>
        <PhotoChoice kind={kind} upload={upload} url={url} onRemove={nothing} onStop={nothing} />
      </FileDrop>
    </Field>
  )
}

export function UploadSpecimens() {
  const [logo, setLogo] = useState('')
  const fileName = 'harrow-and-pine-mark-full-resolution-final.png'
  const sent: Upload = { stage: 'sent', fileName, size: 412_300, fileKey: 'a key' }

  return (
    <Specimen
      title="Photo field"
      note="Click, drop, paste or the keyboard. Shown is what will be stored."
    >
      <div className={styles['cells']}>
        <PhotoField label="Logo" kind="logo" value={logo} onChange={setLogo} />
        <Stage label="Sending" upload={{ stage: 'sending', fileName, share: 0.62 }} />
        <Stage label="Sent" upload={sent} url={PICTURE} />
        <Stage label="Stored before" upload={{ stage: 'idle' }} url={PICTURE} />
        <Stage
          label="Refused"
          upload={{ stage: 'refused', fileName, reason: 'Max file size: 35 MB' }}
        />
        <Stage
          label="Broken off"
          upload={{
            stage: 'refused',
            fileName,
            reason: 'Lotline can’t be reached. Check your connection and try again.',
            sendAgain: nothing,
          }}
        />
      </div>
      <Stage label="Banner" kind="banner" upload={sent} url={PICTURE} />
    </Specimen>
  )
}
