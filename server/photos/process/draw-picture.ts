import sharp from 'sharp'
import type { Drawing } from '../picture-task.ts'
import { webpSettings } from '../webp-settings.ts'

export const drawPicture = ({ svg, density, width }: Drawing): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { density })
    .resize({ width })
    .webp({ ...webpSettings(width), effort: 2 })
    .toBuffer()
