import { FileSpreadsheet } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import { ChooseFile } from '#web/uploads/ChooseFile.tsx'
import styles from './BulkUpload.module.css'
import { sizeInWords } from './bulk-upload.ts'
import { useBeginImport } from './import-queries.ts'

type Props = { fileName: string; size: number; fileKey: string; onBegun: () => void }

/** The file is there; nothing is imported until the person says so. */
export function SentFile({ fileName, size, fileKey, onBegun }: Props) {
  const begin = useBeginImport()
  return (
    <div className="col">
      <div className={styles['file']}>
        <span className={styles['mark']}>
          <FileSpreadsheet className="i-20" />
        </span>
        <span className={`col ${styles['name']}`}>
          <b className="med cut">{fileName}</b>
          <span className="t13 muted">{sizeInWords(size)}</span>
        </span>
        <ChooseFile>Replace</ChooseFile>
        <Button
          kind="primary"
          size="small"
          busy={begin.isPending}
          onClick={() => begin.mutate(fileKey, { onSuccess: onBegun })}
        >
          Begin import
        </Button>
      </div>
      {begin.error && (
        <p role="alert" className={`t13 red ${styles['problem']}`}>
          {begin.error.message}
        </p>
      )}
    </div>
  )
}
