import { signatureOf } from './signature.ts'
import type { UploadAdapter } from './uploads.ts'

/** Signed addresses of this server itself. */
export const localAdapter = (secretKey: string): UploadAdapter => ({
  isHeard: true,
  async address(place) {
    const query = new URLSearchParams({
      expires: String(place.expiresAt.getTime()),
      signature: signatureOf(place, secretKey),
    })
    return { url: `/uploads/${place.key}?${query}`, headers: {} }
  },
})
