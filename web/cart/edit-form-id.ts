/** The form of an edited line stands in its last cell; the inputs of the others name it. */
export const editFormId = (lineId: string) => `edit-line-${lineId}`
