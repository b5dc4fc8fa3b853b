import { IMAGE_TYPES } from '#market/uploads/upload.ts'
import { buttonClass } from '#web/platform/ui/button-look.ts'
import styles from './PhotoFields.module.css'

type Props = { onFile: (file: File) => void }

/** Chooses another file in the place of one that was refused. */
export function ReplaceFile({ onFile }: Props) {
  return (
    <label className={buttonClass({ size: 'small', className: styles['replace'] })}>
      Replace
      <input
        type="file"
        className="sr"
        accept={IMAGE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
