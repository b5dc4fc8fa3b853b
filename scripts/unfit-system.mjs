/** Why Lotline does not run on this system, as a message; undefined where it does. */
export function unfitSystem(platform) {
  if (platform !== 'win32') return undefined
  return (
    'Lotline runs on Linux and macOS. On Windows, run it in WSL 2: `wsl --install` in PowerShell, start again,\n' +
    'then install Node, clone Lotline and run `npm start` in the Linux there.'
  )
}
