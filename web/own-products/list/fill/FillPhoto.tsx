import { Upload } from 'lucide-react'
import { IMAGE_TYPES } from '#market/uploads/upload-limits.ts'
import { buttonClass } from '#web/platform/ui/button-class.ts'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useImageWay } from '#web/uploads/upload-queries.ts'
import { uploadWords } from '#web/uploads/upload.ts'
import { useUpload } from '#web/uploads/use-upload.ts'
import { FigureCell } from '../FigureCell.tsx'
import styles from './FillFields.module.css'

type Props = {
  column: string
  row: number
  problemId: string | undefined
  /** Of the product. */
  name: string
  onSave: (figures: { photo_1: string }) => void
}

/** The photo of a product, by its web address or as a file. */
export function FillPhoto({ name, onSave, ...cell }: Props) {
  const { upload, send } = useUpload(useImageWay(), (key) => onSave({ photo_1: key }))
  const isSending = upload.stage === 'sending'
  return (
    <>
      <div className={styles['photo']}>
        <FigureCell
          {...cell}
          value=""
          onSave={(address) => address.trim() && onSave({ photo_1: address.trim() })}
        >
          {({ onChange, value, ...input }) => (
            <TextInput
              {...input}
              size="small"
              type="url"
              inputMode="url"
              placeholder="https://"
              autoComplete="off"
              aria-label={`Photo URL of ${name}`}
              value={value ?? ''}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        </FigureCell>
        <label className={buttonClass({ size: 'small', className: styles['file'] })}>
          <Upload className="i-14" />
          {isSending ? 'Uploading' : 'File'}
          <input
            type="file"
            className="sr"
            aria-label={`Photo file of ${name}`}
            accept={IMAGE_TYPES.join(',')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void send(file)
              currentTarget.value = ''
            }}
          />
        </label>
      </div>
      {upload.stage === 'refused' && (
        <span role="alert" className="t12 red">
          {upload.reason}
        </span>
      )}
      <output className="sr">{uploadWords(upload)}</output>
      {isSending && <UnsavedGuard isUnsaved />}
    </>
  )
}
