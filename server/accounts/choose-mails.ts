/** Ends every mail that a member may turn off. */
export const chooseMails = (publicUrl: string) => ({
  label: 'Choose which mails you get',
  url: `${publicUrl}/account#mail`,
})
