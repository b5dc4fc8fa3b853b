import { useWatch } from 'react-hook-form'
import { useImageWay } from '#web/uploads/upload-queries.ts'
import { useUploads } from '#web/uploads/use-uploads.ts'
import { MAX_PHOTOS, newSlot, type PhotoDraft } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'

/**
 * The photos of a form, and the files being uploaded into it. Held above the fields, so that an upload
 * continues while another step is shown.
 */
export function usePhotos({ control, getValues, setValue }: ProductForm) {
  const photos = useWatch({ control, name: 'photos' })
  const now = () => getValues('photos')
  const write = (next: PhotoDraft[], isFinal = true) =>
    setValue('photos', next, { shouldDirty: true, shouldTouch: true, shouldValidate: isFinal })
  const giving = (slot: string, given: string) =>
    now().map((photo) => (photo.slot === slot ? { ...photo, given } : photo))
  const { uploadOf, send, clear } = useUploads(useImageWay(), (slot, given) =>
    write(giving(slot, given)),
  )

  /** Takes as many files as there is room for; answers how many were left out. */
  function addFiles(files: readonly File[]) {
    const taken = files.slice(0, MAX_PHOTOS - now().length)
    const added = taken.map((file) => ({ file, slot: newSlot() }))
    write([...now(), ...added.map(({ slot }) => ({ slot, given: '', by: 'file' as const }))], false)
    for (const { slot, file } of added) void send(slot, file)
    return files.length - taken.length
  }

  /** Answers the slot of the field that it opens. */
  function addAddress() {
    const slot = newSlot()
    write([...now(), { slot, given: '', by: 'address' }], false)
    return slot
  }

  function takeOut(slot: string) {
    const before = now()
    clear(slot)
    write(before.filter((photo) => photo.slot !== slot))
    return () => putBack(before, slot)
  }

  function putBack(before: readonly PhotoDraft[], slot: string) {
    const photo = before.find((each) => each.slot === slot)
    if (!photo?.given || now().length === MAX_PHOTOS || now().some((each) => each.slot === slot))
      return
    write(now().toSpliced(before.indexOf(photo), 0, photo))
  }

  const stages = photos.map(({ slot }) => uploadOf(slot).stage)
  return {
    photos,
    uploadOf,
    isSending: stages.includes('sending'),
    hasRefused: stages.includes('refused'),
    addFiles,
    addAddress,
    nameAddress: (slot: string, given: string) => write(giving(slot, given), false),
    replace: (slot: string, file: File) => void send(slot, file),
    move: (from: number, to: number) => write(moved(now(), from, to)),
    takeOut,
  }
}
export type Photos = ReturnType<typeof usePhotos>

function moved(photos: readonly PhotoDraft[], from: number, to: number) {
  const [photo] = photos.slice(from, from + 1)
  return photo ? photos.toSpliced(from, 1).toSpliced(to, 0, photo) : [...photos]
}
