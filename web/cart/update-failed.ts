export const UPDATE_FAILED = 'There was an error in updating the offer.'
