import { useUploads } from './use-uploads.ts'

const ONLY = 'only'

/** Sends one image at a time. */
export function useUpload(onDone: (fileKey: string) => void) {
  const { uploadOf, send, clear } = useUploads((_, fileKey) => onDone(fileKey))
  return {
    upload: uploadOf(ONLY),
    send: (file: File) => send(ONLY, file),
    clear: () => clear(ONLY),
  }
}
