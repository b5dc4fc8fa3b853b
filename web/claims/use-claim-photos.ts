import { useEffect, useRef, useState } from 'react'
import { MOST_CLAIM_PHOTOS } from '#market/claims/claim.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useUploads } from '#web/uploads/use-uploads.ts'
import { photoWay } from './claim-queries.ts'

type Chosen = { place: string; file: File; url: string }
export type ClaimPhotosChosen = ReturnType<typeof useClaimPhotos>

/** Photos of a problem as they are sent, with a look at each from the device itself. */
export function useClaimPhotos() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const { uploadOf, send, clear } = useUploads(photoWay, () => {})
  const count = useRef(0)
  const urls = useRef<string[]>([])
  useEffect(() => {
    const made = urls.current
    return () => made.forEach((url) => URL.revokeObjectURL(url))
  }, [])

  function add(files: readonly File[]) {
    const room = MOST_CLAIM_PHOTOS - chosen.length
    if (files.length > room)
      toastProblem(`Up to ${MOST_CLAIM_PHOTOS} photos: ${files.length - room} more were skipped.`)
    const added = files.slice(0, room).map((file) => {
      const url = URL.createObjectURL(file)
      urls.current.push(url)
      count.current += 1
      return { place: String(count.current), file, url }
    })
    setChosen([...chosen, ...added])
    for (const { place, file } of added) void send(place, file)
  }
  function remove(place: string) {
    clear(place)
    setChosen(chosen.filter((each) => each.place !== place))
  }
  const shown = chosen.map((each) => ({ ...each, upload: uploadOf(each.place) }))
  return {
    chosen: shown,
    add,
    remove,
    isSending: shown.some(({ upload }) => upload.stage === 'sending'),
    keys: shown.flatMap(({ upload }) => (upload.stage === 'sent' ? [upload.fileKey] : [])),
  }
}
