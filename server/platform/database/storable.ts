/** A text as PostgreSQL takes it: no column can hold a NUL, so nothing stored equals what stands for one here. */
export const storable = (text: string) => text.replaceAll('\0', '\uFFFD')
