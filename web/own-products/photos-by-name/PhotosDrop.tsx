import { FolderOpen, Images } from 'lucide-react'
import { useId } from 'react'
import { IMAGE_TYPES } from '#market/uploads/upload-limits.ts'
import { buttonClass } from '#web/platform/ui/button-class.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { FileInvitation } from '#web/uploads/FileInvitation.tsx'
import { droppedFiles, inputFiles } from './files/dropped-files.ts'
import type { PhotosByName } from './use-photos-by-name.ts'

type Props = Pick<PhotosByName, 'stage' | 'choose'>

const ACCEPT = [...IMAGE_TYPES, '.zip', 'application/zip'].join(',')

/** Takes a folder, many files or a ZIP. */
export function PhotosDrop({ stage, choose }: Props) {
  const folderId = useId()
  return (
    <div className="col g3">
      <Field
        label="Photos"
        labelHidden
        hint="Nothing uploads until you’ve checked the matches. Up to 500 MB per ZIP, 35 MB per photo and five photos per product."
        error={stage.stage === 'refused' && stage.reason}
      >
        <FileDrop
          accept={ACCEPT}
          multiple
          onFiles={(files) => void choose(inputFiles(files))}
          onItems={(items) => void choose(droppedFiles(items))}
        >
          <FileInvitation
            icon={Images}
            words={
              stage.stage === 'reading'
                ? 'Reading the names…'
                : 'Drop a folder, photos or a ZIP here, or choose files'
            }
            kinds="JPEG, PNG, WebP, AVIF, GIF or ZIP"
          />
        </FileDrop>
      </Field>
      <div className="row">
        <input
          id={folderId}
          type="file"
          className="sr"
          aria-label="Choose a folder"
          ref={(input) => {
            if (input) input.webkitdirectory = true
          }}
          onChange={({ currentTarget }) => {
            void choose(inputFiles([...(currentTarget.files ?? [])]))
            currentTarget.value = ''
          }}
        />
        <label htmlFor={folderId} className={buttonClass({ size: 'small' })}>
          <FolderOpen />
          Choose a folder
        </label>
      </div>
      <output className="sr">{stage.stage === 'reading' && 'Reading the names'}</output>
    </div>
  )
}
