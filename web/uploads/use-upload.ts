import { useUploads, type UploadWay } from './use-uploads.ts'

const ONLY = 'only'

/** Sends one file at a time. */
export function useUpload(way: UploadWay, onSent?: (fileKey: string) => void) {
  const { uploadOf, send, clear } = useUploads(way, (_, fileKey) => onSent?.(fileKey))
  return {
    upload: uploadOf(ONLY),
    send: (file: File) => send(ONLY, file),
    clear: () => clear(ONLY),
  }
}
