/** Whether a text can name a photo's folder; whether there is one, only a look tells. */
export const isPhotoKey = (text: string) => /^[a-z0-9][a-z0-9-]{0,80}$/.test(text)
