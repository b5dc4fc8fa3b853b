/** How many photos a product has at most, in a form as in a file. */
export const MOST_PHOTOS = 5
